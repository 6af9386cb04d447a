import type { Account, AccountSummary } from '@/domain/accounts/account';
import type { Database } from '@/server/db/database';
import { readAccount, summaryOf } from './account-rows';
import { readVisit } from '../carts/cart-rows';
import type { RequestSession } from '../engine';

/** Who is logged in, and what is known about her. */
export interface AccountReader {
  /** Null for guests. */
  idOf(session: RequestSession): Promise<string | null>;
  summary(id: string): Promise<AccountSummary | null>;
  find(session: RequestSession): Promise<Account | null>;
  /** For an account that was written a moment ago; throws when it is gone. */
  written(id: string): Promise<Account>;
}

const summarySql = `select id, email, name, first_name as "firstName", last_name as "lastName",
  password_hash as "passwordHash" from accounts where id = $1`;

export function createAccountReader({ db, now }: { db: Database; now: () => Date }): AccountReader {
  const idOf: AccountReader['idOf'] = async (session) => {
    const visit = await readVisit(db, session, now());
    return visit?.session.accountId ?? null;
  };
  return {
    idOf,
    async summary(id) {
      const [row] = await db.query<Parameters<typeof summaryOf>[0]>(summarySql, [id]);
      return row ? summaryOf(row) : null;
    },
    async find(session) {
      const id = await idOf(session);
      return id === null ? null : readAccount(db, id);
    },
    async written(id) {
      const account = await readAccount(db, id);
      if (!account) throw new Error('An account was gone right after it was written.');
      return account;
    },
  };
}
