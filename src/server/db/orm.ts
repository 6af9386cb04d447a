import { drizzle } from 'drizzle-orm/pg-proxy';
import type { SqlParameter } from './database';

/** Runs one statement and gives rows as arrays, in the order of the select list. */
export type RunForArrays = (text: string, params: readonly SqlParameter[]) => Promise<unknown[][]>;

/**
 * Drizzle on any of our connections. Its proxy driver is used for both databases so that values arrive
 * through one path and look the same. Its own `transaction` is unsupported: use `Database.transaction`.
 */
export function ormOn(runForArrays: RunForArrays) {
  return drizzle(async (text, params) => ({ rows: await runForArrays(text, params) }));
}

export type Orm = ReturnType<typeof ormOn>;
