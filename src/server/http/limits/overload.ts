import type { Config } from '@/server/settings/config';
import type { Database } from '@/server/db/database';
import type { Log } from '@/server/log/log';
import { busyPage } from './busy-page';

/** What the server in front of Next has to know to refuse what is too much. */
export type Overload = {
  settings: Config['load'];
  /** How long the statement has been waiting for the database that has waited longest, in milliseconds. */
  databaseWaitMs(): number;
  /** The page that stands in for one that is refused. */
  page(): Promise<string>;
  /** Told now and then how many were refused since the last time. */
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
    page: busyPage,
    tell: (refused) => log.warn({ refused }, 'Too much to do: requests were refused'),
  };
}
