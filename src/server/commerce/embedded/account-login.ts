import { normaliseEmail } from '@/domain/account';
import type { Database, SqlSession } from '@/server/db/database';
import { enterAccount, leaveAccount } from './account-entry';
import { redeemKey } from './account-keys';
import { readAccount } from './account-rows';
import type { Accounts, LoginProof, RequestSession } from './engine';
import { proveEmail } from './guest-accounts';
import type { SavedCards } from '@/server/payments/port';
import { isPassword } from '@/server/passwords';
import { settleFirstProof } from './proof/first-proof';
import { holdForRotation } from './session-rotation';

type Deps = { db: Database; savedCards: SavedCards; now: () => Date };

/** Logging in by password or by a mailed link, and logging out. */
export function createAccountLogin({
  db,
  savedCards,
  now,
}: Deps): Pick<Accounts, 'login' | 'logout'> {
  async function byPassword(session: RequestSession, email: string, password: string) {
    const [row] = await db.query<{ id: string; hash: string | null }>(
      'select id, password_hash as hash from accounts where email = $1',
      [normaliseEmail(email)],
    );
    const isRight = await isPassword(password, row?.hash ?? null);
    if (!row || !isRight) return null;
    await db.transaction((tx) => enterAccount(tx, session, row.id, now()));
    return { id: row.id, hadLeftovers: false };
  }

  function byKey(session: RequestSession, link: Extract<LoginProof, { key: string }>) {
    return db.transaction(async (tx) => {
      // The visit first, in the order every other writer holds rows in.
      const { record } = await holdForRotation(tx, session, now());
      const id = await keyOwner(tx, link, now());
      if (id === null) return null;
      const isOwnVisit = record?.accountId === id;
      const proof = { accountId: id, session, isOwnVisit, savedCards, now: now() };
      const hadLeftovers = await settleFirstProof(tx, proof);
      await proveEmail(tx, id, now());
      await enterAccount(tx, session, id, now());
      return { id, hadLeftovers };
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

/** The account of a login key. A key for another address than the one named is used up all the same. */
async function keyOwner(
  tx: SqlSession,
  { email, key }: Extract<LoginProof, { key: string }>,
  now: Date,
): Promise<string | null> {
  const used = await redeemKey(tx, key, 'login', now);
  if (!used || (email !== null && normaliseEmail(email) !== used.email)) return null;
  const [row] = await tx.query<{ id: string }>('select id from accounts where email = $1', [
    used.email,
  ]);
  return row?.id ?? null;
}
