import { normaliseEmail } from '@/domain/accounts/account';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { SavedCards } from '@/server/payments/port';
import type { SignIn } from '@/server/commerce/port';
import { createAccountChanges } from './account-changes';
import { createAccountLogin } from './account-login';
import { createAccountReader } from './account-reader';
import { readVisit } from '../carts/cart-rows';
import type { Accounts, Sessions } from '../engine';

type AccountsDeps = {
  db: Database;
  jobs: Jobs;
  savedCards: SavedCards;
  openSession: Sessions['open'];
  now: () => Date;
};

/** Customer accounts: opening, logging in, changing and logging out. */
export function createAccounts({ db, jobs, savedCards, openSession, now }: AccountsDeps): Accounts {
  const reader = createAccountReader({ db, now });
  return {
    ...createAccountChanges({ db, jobs, reader, now }),
    ...createAccountLogin({ db, jobs, savedCards, now }),
    find: reader.find,
    async current(session) {
      const id = await reader.idOf(session);
      return id === null ? null : reader.summary(id);
    },
    async identify(session) {
      const visit = await readVisit(db, openSession({ session }), now());
      if (!visit) return null;
      const { accountId } = visit.session;
      return { session, account: accountId === null ? null : await reader.summary(accountId) };
    },
    async findSignIn(email) {
      const [row] = await db.query<SignIn>(
        `select password_hash is not null as "hasPassword" from accounts where email = $1`,
        [normaliseEmail(email)],
      );
      return row ?? null;
    },
  };
}
