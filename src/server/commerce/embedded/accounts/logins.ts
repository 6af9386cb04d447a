import type { Database } from '@/server/db/database';
import type { Logins } from '@/server/commerce/port';
import { enterAccount } from './account-entry';
import type { Sessions } from '../engine';

const recentMs = 15 * 60 * 1000;

/** Logins checked by other modules, such as passkeys. */
export function createLogins({
  db,
  openSession,
  now,
}: {
  db: Database;
  openSession: Sessions['open'];
  now: () => Date;
}): Logins {
  return {
    async logInto(id, accountId) {
      const session = openSession(id === null ? {} : { session: id });
      await db.transaction((tx) => enterAccount(tx, session, { accountId }, now()));
      return session.id;
    },

    // A login gives the visit a new id, so a session's row is as old as its login.
    async isRecent(id) {
      const { key } = openSession({ session: id });
      const found = await db.query(
        `select 1 from sessions
         where id = $1 and account_id is not null and retired_at is null and created_at > $2`,
        [key, new Date(now().getTime() - recentMs)],
      );
      return found.length === 1;
    },
  };
}
