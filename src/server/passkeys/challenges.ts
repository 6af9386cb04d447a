import { createHash } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import type { PasskeyKind } from './passkey-kinds';

/** Browsers give people about five minutes to answer their prompt. */
const lifetimeMs = 5 * 60 * 1000;

/** A challenge, its purpose, and its owner. Any other use is refused. */
type Challenge = {
  challenge: string;
  /** To make a passkey, or to use one. */
  purpose: 'create' | 'use';
  /** Null when the passkey itself identifies the owner. */
  ownerId: string | null;
};

/** Stores an issued challenge. */
export async function rememberChallenge(
  sql: SqlSession,
  { challengeTable, ownerColumn }: PasskeyKind,
  handedOut: Challenge,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into ${challengeTable} (id, ${ownerColumn}, expires_at) values ($1, $2, $3)`,
    [digestOf(handedOut), handedOut.ownerId, new Date(now.getTime() + lifetimeMs)],
  );
}

/** True once, for a challenge that was issued for this use and has not expired. */
export async function takeChallenge(
  sql: SqlSession,
  { challengeTable, ownerColumn }: PasskeyKind,
  signed: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await sql.query(
    `delete from ${challengeTable}
     where id = $1 and ${ownerColumn} is not distinct from $2::text and expires_at > $3 returning id`,
    [digestOf(signed), signed.ownerId, now],
  );
  return taken.length === 1;
}

function digestOf({ purpose, challenge }: Challenge): string {
  return createHash('sha256').update(`${purpose}\n${challenge}`).digest('base64url');
}
