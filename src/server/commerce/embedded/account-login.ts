import { normaliseEmail } from '@/domain/account';
import type { Database, SqlSession } from '@/server/db/database';
import { enterAccount, leaveAccount } from './account-entry';
import { redeemKey } from './account-keys';
import { readAccount } from './account-rows';
import type { Accounts, LoginProof, RequestSession } from './engine';
import { proveEmail } from './guest-accounts';
import { isPassword } from '@/server/passwords';
import { endOtherSessions, holdForRotation } from './session-rotation';

type Deps = { db: Database; now: () => Date };

/** Logging in by password or by a mailed link, and logging out. */
export function createAccountLogin({ db, now }: Deps): Pick<Accounts, 'login' | 'logout'> {
  async function byPassword(session: RequestSession, email: string, password: string) {
    const [row] = await db.query<{ id: string; hash: string | null }>(
      'select id, password_hash as hash from accounts where email = $1',
      [normaliseEmail(email)],
    );
    const isRight = await isPassword(password, row?.hash ?? null);
    if (!row || !isRight) return null;
    await db.transaction((tx) => enterAccount(tx, session, row.id, now()));
    return row.id;
  }

  function byKey(session: RequestSession, proof: Extract<LoginProof, { key: string }>) {
    return db.transaction(async (tx) => {
      // The visit first, in the order every other writer holds rows in.
      const { record } = await holdForRotation(tx, session, now());
      const id = await keyOwner(tx, proof, now());
      if (id === null) return null;
      if (record?.accountId !== id) await endUnprovenAccess(tx, id, session, now());
      await proveEmail(tx, id, now());
      await enterAccount(tx, session, id, now());
      return id;
    });
  }

  return {
    async login(session, proof) {
      const id = await ('key' in proof
        ? byKey(session, proof)
        : byPassword(session, proof.email, proof.password));
      return id === null ? null : readAccount(db, id);
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

/**
 * Whoever opened an account may have done so under an address that is not hers. When its owner comes by a mailed link,
 * that password and those logins end, before the account shows anything that was ordered under the address.
 */
async function endUnprovenAccess(
  tx: SqlSession,
  accountId: string,
  session: RequestSession,
  now: Date,
): Promise<void> {
  const [unproven] = await tx.query(
    `update accounts set password_hash = null, updated_at = $2
     where id = $1 and email_proven_at is null and password_hash is not null returning id`,
    [accountId, now],
  );
  if (unproven) await endOtherSessions(tx, accountId, session, now);
}
