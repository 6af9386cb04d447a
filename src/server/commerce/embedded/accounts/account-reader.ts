import type { Account, AccountSummary } from '@/domain/accounts/account';
import type { RowOf } from '@/server/db/columns';
import type { Database } from '@/server/db/database';
import { readAccount, summaryColumns, summaryOf } from './account-rows';
import { readVisit } from '../carts/cart-rows';
import type { RequestSession } from '../engine';

/** The logged-in customer and their data. */
export interface AccountReader {
  /** Null for guests. */
  idOf(session: RequestSession): Promise<string | null>;
  summary(id: string): Promise<AccountSummary | null>;
  find(session: RequestSession): Promise<Account | null>;
  /** For an account that was written a moment ago; throws when it is gone. */
  written(id: string): Promise<Account>;
}

const summarySql = `select ${summaryColumns} from accounts where id = $1`;

export function createAccountReader({ db, now }: { db: Database; now: () => Date }): AccountReader {
  const idOf: AccountReader['idOf'] = async (session) => {
    const visit = await readVisit(db, session, now());
    return visit?.session.accountId ?? null;
  };
  return {
    idOf,
    async summary(id) {
      const [row] = await db.query<RowOf<typeof summaryColumns>>(summarySql, [id]);
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
