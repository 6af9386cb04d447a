import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverDataDir } from '../base/server';

/** File beside the shop's data with a mailed link that has expired. */
export const expiredLinkFile = path.join(serverDataDir, 'expired-link.txt');

/** The expired link, `/reset-password#key=…`, mailed two days ago (before-server.ts). */
export const readExpiredLink = (): string => readFileSync(expiredLinkFile, 'utf8');
