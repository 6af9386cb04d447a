import { readFileSync } from 'node:fs';

export const breach = readFileSync;
