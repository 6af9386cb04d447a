import { drizzle } from 'drizzle-orm/pg-proxy';
import type { SqlParameter } from './database';

export type RunForOrm = {
  arrays: (text: string, params: readonly SqlParameter[]) => Promise<unknown[][]>;
  objects: (text: string, params: readonly SqlParameter[]) => Promise<object[]>;
};

/**
 * Drizzle on any of our connections. Its proxy driver is used for both databases so that values arrive
 * through one path and look the same. Its own `transaction` is unsupported: use `Database.transaction`.
 */
export function ormOn(run: RunForOrm) {
  return drizzle(async (text, params, method) => ({
    // Raw statements (`execute`) are handed to the caller as they come, built ones are mapped from arrays.
    rows: await (method === 'execute' ? run.objects(text, params) : run.arrays(text, params)),
  }));
}

export type Orm = ReturnType<typeof ormOn>;
