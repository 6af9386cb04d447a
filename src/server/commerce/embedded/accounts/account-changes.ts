import type { Account } from '@/domain/accounts/account';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Jobs } from '@/server/jobs/port';
import { isPassword } from '@/server/base/passwords';
import { renameInCarts } from './account-carts';
import { enterAccount } from './account-entry';
import { changedAccount, checkedFields, nobody } from './account-fields';
import { cancelKeys } from './account-keys';
import { passwordNews, tellAccount } from './account-news';
import type { AccountReader } from './account-reader';
import { lockAccount, registerAccount, saveAccount } from './account-rows';
import type { AccountFields, Accounts, Outcome, RequestSession } from '../engine';
import { isTaken, mailKey } from '../proof/address-move';
import { transactionUnlessRefused } from '../refused';
import { endOtherSessions, isFreshlyProven } from '../sessions/session-rotation';

type Deps = { db: Database; jobs: Jobs; reader: AccountReader; now: () => Date };

const columns = columnsOf(accounts, ['email', 'passwordHash']);

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
          await enterAccount(tx, session, { accountId: id }, now());
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
      const { currentPassword = null } = fields;
      if (!(await mayChange(session, id, { ...checked.value, currentPassword }))) {
        return { ok: false, code: 'current_password_wrong' };
      }
      return answered(
        await transactionUnlessRefused(db, (tx) =>
          updateIn(tx, { id, session, fields, checked: checked.value, jobs, now: now() }),
        ),
      );
    },
  };

  /** A session left open must not be enough to take the account over: new login data need a proof. */
  async function mayChange(
    session: RequestSession,
    id: string,
    wanted: Update['checked'] & Pick<AccountFields, 'currentPassword'>,
  ): Promise<boolean> {
    const [account] = await db.query<RowOf<typeof columns>>(
      `select ${columns} from accounts where id = $1`,
      [id],
    );
    if (!account) return true;
    const { email = account.email, passwordHash, currentPassword } = wanted;
    if (email === account.email && passwordHash === undefined) return true;
    if (currentPassword && (await isPassword(currentPassword, account.passwordHash))) {
      return true;
    }
    return isFreshlyProven(db, session, id, now());
  }

  async function answered(saved: Outcome<string>): Promise<Outcome<Account>> {
    return saved.ok ? { ok: true, value: await reader.written(saved.value) } : saved;
  }
}

type Update = {
  id: string;
  session: RequestSession;
  fields: AccountFields;
  /** The fields among them that needed checking, in stored form. */
  checked: { email?: string; passwordHash?: string };
  jobs: Jobs;
  now: Date;
};

async function updateIn(tx: SqlSession, update: Update): Promise<Outcome<string>> {
  const { id, session, fields, checked, jobs, now } = update;
  const before = await lockAccount(tx, id);
  if (!before) return { ok: false, code: 'not_logged_in' };
  const { email = before.email, passwordHash = before.passwordHash } = checked;
  const changed = await changedAccount(tx, id, { ...before, passwordHash }, fields);
  if (!changed.ok) return changed;
  const isProven = await hasProvenEmail(tx, id);
  await saveAccount(tx, id, changed.value, now);
  if (passwordHash !== before.passwordHash) {
    // Only the proven owner of the address may end the links in its mailbox.
    if (isProven) await cancelKeys(tx, before.email);
    await endOtherSessions(tx, id, session, now);
    await tellAccount(tx, jobs, session, {
      accountId: id,
      news: passwordNews(before.passwordHash),
    });
  }
  await renameInCarts(tx, id);
  if (email !== before.email) {
    if (await isTaken(tx, email, id)) return { ok: false, code: 'account_email_taken' };
    await mailKey(tx, jobs, session, { email, purpose: 'email', accountId: id, now });
  }
  return { ok: true, value: id };
}

/** Whether a mailed link has proven the account's address. Ask before the password changes. */
async function hasProvenEmail(tx: SqlSession, id: string): Promise<boolean> {
  const proven = await tx.query(
    'select 1 from accounts where id = $1 and email_proven_at is not null',
    [id],
  );
  return proven.length > 0;
}
