import { normaliseEmail, type AccountSummary } from '@/domain/account';
import type { Database, SqlSession } from '@/server/db/database';
import { readVisit } from './cart-rows';
import type { Accounts } from './engine';
import { newId } from './ids';

const summaryColumns = `id, email, name, password_hash is not null as "hasPassword"`;

/** Who is logged in. Guests have accounts too, but no session is ever logged in to one. */
export function createAccounts({ db, now }: { db: Database; now: () => Date }): Accounts {
  return {
    async current(session) {
      const visit = await readVisit(db, session, now());
      if (!visit?.session.accountId) return null;
      const [account] = await db.query<AccountSummary>(
        `select ${summaryColumns} from accounts where id = $1`,
        [visit.session.accountId],
      );
      return account ?? null;
    },
  };
}

/**
 * The account behind an address, a new guest account if there is none. Only id and address come back:
 * the name belongs to whoever owns the account, and that has not been shown.
 */
export async function accountForEmail(tx: SqlSession, email: string): Promise<AccountSummary> {
  const [account] = await tx.query<AccountSummary>(
    `insert into accounts (id, email) values ($1, $2)
     on conflict (email) do update set email = excluded.email
     returning ${summaryColumns}`,
    [newId(), normaliseEmail(email)],
  );
  if (!account) throw new Error('An account was neither found nor made.');
  return { ...account, name: null };
}
