import { normaliseEmail } from '@/domain/accounts/account';
import { defaultLocale } from '@/domain/words/locale';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Jobs } from '@/server/jobs/port';
import {
  cancelAccountKeys,
  cancelKeys,
  findKey,
  isAskedBy,
  makeKey,
  redeemKey,
  requestKey,
  type FoundKey,
  type KeyRequest,
} from './account-keys';
import { passwordNews, tellAccount } from './account-news';
import { readVisit } from '../carts/cart-rows';
import type { AccountLinks, RequestSession } from '../engine';
import { absorbAccount, proveEmail } from './guest-accounts';
import { newId } from '../ids';
import { faultOfNewPassword, hashPassword } from '@/server/base/passwords';
import type { SavedCards } from '@/server/payments/port';
import { moveToAddress } from '../proof/address-move';
import { forgetPasskeys, settleFirstProof } from '../proof/first-proof';
import { transactionUnlessRefused } from '../refused';
import { endOtherSessions, holdForRotation, rotateSession } from '../sessions/session-rotation';

type LinksDeps = { db: Database; jobs: Jobs; savedCards: SavedCards; now: () => Date };

/** A forgotten password, and the way back after the account's address was changed. */
const passwordPurposes = ['password', 'restore'] as const;

const invalid = { ok: false, code: 'reset_key_invalid', field: 'reset_key' } as const;

/** Links by mail that set a password or log in. A request looks the same for every address, known or not. */
export function createAccountLinks(deps: LinksDeps): AccountLinks {
  const { db, jobs, now } = deps;

  async function request(wanted: KeyRequest): Promise<void> {
    await db.transaction(async (tx) => {
      const email = normaliseEmail(wanted.email);
      const requestId = await requestKey(tx, { ...wanted, email }, now());
      await jobs.enqueue(tx, 'send-account-link', { requestId });
    });
  }

  return {
    async requestPassword(session, { email, linkPath }) {
      const visit = await readVisit(db, session, now());
      const locale = session.preferred.locale ?? visit?.session.locale ?? defaultLocale;
      await request({ email, purpose: 'password', linkPath, locale });
    },

    requestLogin: ({ email, locale, linkPath, browser }) =>
      request({ email, purpose: 'login', linkPath, locale, browser }),

    async describeLink({ key, browser, accountId }) {
      const found = await findKey(db, key, ['login', 'email'], now());
      if (!found) return null;
      const { email } = found;
      return found.purpose === 'email'
        ? { email, purpose: 'email', isHere: found.accountId === accountId }
        : { email, purpose: 'login', isHere: isAskedBy(found, browser) };
    },

    requestDeletion: ({ email, locale }) =>
      request({ email, purpose: 'delete', linkPath: null, locale }),

    async resetPassword(session, { key, password }) {
      const fault = await faultOfNewPassword(password);
      if (fault) return { ok: false, code: fault };
      if (!(await findKey(db, key, passwordPurposes, now()))) return invalid;
      const change = { key, passwordHash: await hashPassword(password), now: now() };
      return transactionUnlessRefused(db, (tx) => resetIn(tx, session, change, deps));
    },

    openRequest: (requestId) => db.transaction((tx) => openIn(tx, requestId, now())),
  };
}

const passwordColumns = columnsOf(accounts, ['id', 'passwordHash']);

async function resetIn(
  tx: SqlSession,
  session: RequestSession,
  { key, passwordHash, now }: { key: string; passwordHash: string; now: Date },
  { jobs, savedCards }: LinksDeps,
): ReturnType<AccountLinks['resetPassword']> {
  // The visit is locked first, in the same order as in every other writer.
  const { record } = await holdForRotation(tx, session, now);
  const used = await redeemKey(tx, key, passwordPurposes, now);
  if (!used) return invalid;
  if (used.purpose === 'restore') await restoreAddress(tx, used, now);
  const { email } = used;
  const [account] = await tx.query<RowOf<typeof passwordColumns>>(
    `select ${passwordColumns} from accounts where email = $1 for update`,
    [email],
  );
  if (!account) return invalid;
  const isOwnVisit = record?.accountId === account.id;
  const proof = { accountId: account.id, session, isOwnVisit, savedCards, now };
  // The old password is replaced in any case, so that alone is not worth a message.
  const { hadDetails: hadLeftovers } = await settleFirstProof(tx, proof);
  const setSql = 'update accounts set password_hash = $2, updated_at = $3 where id = $1';
  await tx.query(setSql, [account.id, passwordHash, now]);
  await proveEmail(tx, account.id, now);
  await cancelKeys(tx, email);
  await endOtherSessions(tx, account.id, session, now);
  const news = passwordNews(account.passwordHash);
  await tellAccount(tx, jobs, session, { accountId: account.id, news });
  await rotateSession(tx, session, record ?? nobodysVisit, now);
  return { ok: true, value: { accountId: account.id, email, hadLeftovers } };
}

/** Gives the account its lost address back, whoever took it meanwhile; newer ways back end with it. */
async function restoreAddress(tx: SqlSession, { email, ...used }: FoundKey, now: Date) {
  const accountId = used.accountId ?? '';
  const [account] = await tx.query<{ email: string }>(
    'select email from accounts where id = $1 for update',
    [accountId],
  );
  if (!account) return;
  await cancelKeys(tx, account.email);
  await cancelAccountKeys(tx, accountId, used.createdAt);
  await absorbAccount(tx, { email, accountId, makesWay: 'any' }, now);
  await moveToAddress(tx, { accountId, from: account.email, to: email }, now);
  // A thief may have added a passkey.
  await forgetPasskeys(tx, accountId);
  await proveEmail(tx, accountId, now);
}

const nobodysVisit = {
  cartId: null,
  accountId: null,
  lastOrderId: null,
  locale: null,
  currency: null,
};

const mailedColumns = columnsOf(accounts, ['firstName']);

async function openIn(
  tx: SqlSession,
  requestId: string,
  now: Date,
): ReturnType<AccountLinks['openRequest']> {
  const made = await makeKey(tx, requestId, now);
  if (!made) return null;
  type Row = RowOf<typeof mailedColumns> & { hasPassword: boolean };
  const [account] = await tx.query<Row>(
    `select ${mailedColumns}, password_hash is not null as "hasPassword" from accounts
     where case when $2::text is null then email = $1 else id = $2 end`,
    [made.email, made.accountId],
  );
  if (account) {
    const { email, purpose, key, linkPath, locale } = made;
    return { email, purpose, key, linkPath, locale, ...account, mailId: newId() };
  }
  // An unknown address: nothing is mailed, and nothing about it is kept.
  await cancelKeys(tx, made.email);
  return null;
}
