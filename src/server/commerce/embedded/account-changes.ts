import type { Account } from '@/domain/account';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import type { Jobs } from '@/server/jobs/port';
import { enterAccount } from './account-entry';
import { changedAccount, checkedFields, nobody } from './account-fields';
import { cancelKeys } from './account-keys';
import { passwordNews, tellAccount } from './account-news';
import type { AccountReader } from './account-reader';
import { lockAccount, registerAccount, saveAccount, summaryOf } from './account-rows';
import type { AccountFields, Accounts, Outcome, RequestSession } from './engine';
import { absorbGuest } from './guest-accounts';
import { transactionUnlessRefused } from './refused';
import { endOtherSessions } from './session-rotation';

type Deps = { db: Database; jobs: Jobs; reader: AccountReader; now: () => Date };

/** Opening accounts and changing what is in them. */
export function createAccountChanges(deps: Deps): Pick<Accounts, 'create' | 'update'> {
  const { db, jobs, reader, now } = deps;
  return {
    async create(session, fields) {
      if ((await reader.idOf(session)) !== null) return { ok: false, code: 'already_logged_in' };
      const checked = await checkedFields({ ...fields, email: fields.email ?? null });
      if (!checked.ok) return checked;
      return answered(
        await transactionUnlessRefused<string>(db, async (tx) => {
          const account = await changedAccount(tx, null, { ...nobody, ...checked.value }, fields);
          if (!account.ok) return account;
          const id = await registerAccount(tx, account.value, now());
          if (id === null) return { ok: false, code: 'account_email_taken' };
          await enterAccount(tx, session, id, now());
          await tellAccount(tx, jobs, session, { accountId: id, news: 'welcome' });
          return { ok: true, value: id };
        }),
      );
    },

    async update(session, fields) {
      const id = await reader.idOf(session);
      if (id === null) return { ok: false, code: 'not_logged_in' };
      const checked = await checkedFields(fields);
      if (!checked.ok) return checked;
      return answered(
        await transactionUnlessRefused(db, (tx) =>
          updateIn(tx, { id, session, fields, checked: checked.value, jobs, now: now() }),
        ).catch(refusedAsTaken),
      );
    },
  };

  async function answered(saved: Outcome<string>): Promise<Outcome<Account>> {
    return saved.ok ? { ok: true, value: await reader.written(saved.value) } : saved;
  }
}

type Update = {
  id: string;
  session: RequestSession;
  fields: AccountFields;
  /** Of the same fields what needed checking, in the form it is stored in. */
  checked: { email?: string; passwordHash?: string };
  jobs: Jobs;
  now: Date;
};

async function updateIn(tx: SqlSession, update: Update): Promise<Outcome<string>> {
  const { id, session, fields, checked, jobs, now } = update;
  const before = await lockAccount(tx, id);
  if (!before) return { ok: false, code: 'not_logged_in' };
  const { email = before.email, passwordHash = before.passwordHash } = checked;
  if (email !== before.email) await absorbGuest(tx, email, id);
  const changed = await changedAccount(tx, id, { ...before, email, passwordHash }, fields);
  if (!changed.ok) return changed;
  const isProven = await hasProvenEmail(tx, id);
  await saveAccount(tx, id, changed.value, now);
  const isNewLogin = email !== before.email || passwordHash !== before.passwordHash;
  if (isNewLogin && isProven) await cancelKeys(tx, before.email);
  if (passwordHash !== before.passwordHash) {
    await endOtherSessions(tx, id, session, now);
    await tellAccount(tx, jobs, session, {
      accountId: id,
      news: passwordNews(before.passwordHash),
    });
  }
  await renameInCarts(tx, { ...changed.value, id });
  return { ok: true, value: id };
}

/** Did the owner of the mailbox open the account with a mailed link? Ask before a change of the address. */
async function hasProvenEmail(tx: SqlSession, id: string): Promise<boolean> {
  const proven = await tx.query(
    'select 1 from accounts where id = $1 and email_proven_at is not null',
    [id],
  );
  return proven.length > 0;
}

/** Her open carts say who she is; an order placed from one goes to the address she has now. */
async function renameInCarts(
  tx: SqlSession,
  account: Parameters<typeof summaryOf>[0],
): Promise<void> {
  await tx.query(
    `update carts set revision = revision + 1, state = jsonb_set(state, '{account}', $2::jsonb)
     where account_id = $1 and status = 'open' and (state ->> 'isLoggedIn')::boolean`,
    [account.id, summaryOf(account)],
  );
}

/** Two customers may reach for one address at the same moment: the table lets one have it. */
function refusedAsTaken(error: unknown): Outcome<string> {
  if (isUniqueViolation(error, 'accounts_email')) return { ok: false, code: 'account_email_taken' };
  throw error;
}
