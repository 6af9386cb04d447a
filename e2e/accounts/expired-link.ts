import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverDataDir } from '../base/server';

/** Lies beside the shop's data, as a mail would. */
export const expiredLinkFile = path.join(serverDataDir, 'expired-link.txt');

/** `/reset-password#key=…` of a person whose link is two days old (before-server.ts). */
export const readExpiredLink = (): string => readFileSync(expiredLinkFile, 'utf8');
