import { normaliseEmail } from '@/domain/accounts/account';
import type { Database, SqlSession } from '@/server/db/database';
import { enterAccount, leaveAccount } from './account-entry';
import { findKey, isAskedBy, redeemKey } from './account-keys';
import { readAccount } from './account-rows';
import type { Accounts, LoginProof, RequestSession } from '../engine';
import { proveEmail } from './guest-accounts';
import { isUniqueViolation } from '@/server/db/errors';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Jobs } from '@/server/jobs/port';
import type { SavedCards } from '@/server/payments/port';
import { isPassword } from '@/server/base/passwords';
import { changeAddress } from '../proof/address-move';
import { settleFirstProof } from '../proof/first-proof';
import { holdForRotation, noteProof } from '../sessions/session-rotation';

type Deps = { db: Database; jobs: Jobs; savedCards: SavedCards; now: () => Date };

type Link = Extract<LoginProof, { key: string }>;

const columns = columnsOf(accounts, ['id', 'passwordHash']);

/** Logging in with a password or a mailed link, and logging out. */
export function createAccountLogin(deps: Deps): Pick<Accounts, 'login' | 'logout'> {
  const { db, now } = deps;

  async function byPassword(session: RequestSession, email: string, password: string) {
    const [row] = await db.query<RowOf<typeof columns>>(
      `select ${columns} from accounts where email = $1`,
      [normaliseEmail(email)],
    );
    const isRight = await isPassword(password, row?.passwordHash ?? null);
    if (!row || !isRight) return null;
    await db.transaction((tx) => enterAccount(tx, session, { accountId: row.id }, now()));
    return { id: row.id, hadLeftovers: false };
  }

  function byKey(session: RequestSession, link: Link) {
    return db
      .transaction((tx) => enterByKey(tx, { ...deps, session, link }))
      .catch((error: unknown) => {
        // Somebody opened an account under the new address at the same moment.
        if (isUniqueViolation(error, 'accounts_email')) return null;
        throw error;
      });
  }

  return {
    async login(session, proof) {
      const entered = await ('key' in proof
        ? byKey(session, proof)
        : byPassword(session, proof.email, proof.password));
      const account = entered && (await readAccount(db, entered.id));
      return account && { ...account, hadLeftovers: entered.hadLeftovers };
    },
    logout: (session) => db.transaction((tx) => leaveAccount(tx, session, now())),
  };
}

type Entry = Deps & { session: RequestSession; link: Link };

async function enterByKey(tx: SqlSession, entry: Entry) {
  const { session, savedCards } = entry;
  const now = entry.now();
  // The visit is locked first, in the same order as in every other writer.
  const { record } = await holdForRotation(tx, session, now);
  const visitor = record?.accountId ?? null;
  const owner = await keyOwner(tx, entry, visitor);
  if (!owner) return null;
  const { accountId, isAsked } = owner;
  const isOwnVisit = visitor === accountId;
  const proof = { accountId, session, isOwnVisit, savedCards, now };
  const { hadPassword, hadDetails } = await settleFirstProof(tx, proof);
  await proveEmail(tx, accountId, now);
  await enterAccount(tx, session, { accountId, isApart: !isOwnVisit && !isAsked }, now);
  await noteProof(tx, session, now);
  return { id: accountId, hadLeftovers: hadPassword || hadDetails };
}

/**
 * The account of a login key, and whether this browser asked for it. A key for another address than the named one is
 * used up as well. The key of a new address waits until its account is logged in.
 */
async function keyOwner(
  tx: SqlSession,
  { link, session, jobs, now }: Entry,
  visitor: string | null,
): Promise<{ accountId: string; isAsked: boolean } | null> {
  const { email, key, browser } = link;
  const found = await findKey(tx, key, ['login', 'email'], now());
  if (found?.purpose === 'email' && found.accountId !== visitor) return null;
  const used = await redeemKey(tx, key, ['login', 'email'], now());
  if (!used || (email !== null && normaliseEmail(email) !== used.email)) return null;
  if (used.accountId !== null) {
    const change = { accountId: used.accountId, email: used.email, session, jobs, now: now() };
    return (await changeAddress(tx, change)) ? { accountId: used.accountId, isAsked: true } : null;
  }
  const [row] = await tx.query<{ id: string }>('select id from accounts where email = $1', [
    used.email,
  ]);
  return row ? { accountId: row.id, isAsked: isAskedBy(used, browser) } : null;
}
