import type { Config } from '@/server/settings/config';
import type { Database } from '@/server/db/database';
import type { Log } from '@/server/log/log';
import type { Locale } from '@/domain/words/locale';
import { busyPages } from './busy-page';

/** What the server in front of Next needs to refuse excess requests. */
export type Overload = {
  settings: Config['load'];
  /** The longest time a statement is currently waiting for the database, in milliseconds. */
  databaseWaitMs(): number;
  /** The page sent instead of a refused one, in each language. */
  pages(): Promise<Readonly<Record<Locale, string>>>;
  /** Called from time to time with the number of requests refused since the last call. */
  tell(refused: number): void;
};

export function createOverload({
  settings,
  db,
  log,
}: {
  settings: Config['load'];
  db: Pick<Database, 'waitMs'>;
  log: Pick<Log, 'warn'>;
}): Overload {
  return {
    settings,
    databaseWaitMs: () => db.waitMs?.() ?? 0,
    pages: busyPages,
    tell: (refused) => log.warn({ refused }, 'Too much to do: requests were refused'),
  };
}
