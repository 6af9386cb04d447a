import { createHash } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';

/** Browsers give people about five minutes to answer their prompt. */
const lifetimeMs = 5 * 60 * 1000;

/** Who a challenge is for, and what it may be signed for. A challenge for one is refused for any other. */
export type ChallengeUse = {
  purpose: 'create' | 'use';
  /** Null where a challenge of customers names nobody yet: the passkey tells who logs in. */
  owner: { accountId: string } | { staffId: string } | null;
};

/** Remembers a challenge that was handed out. */
export async function rememberChallenge(
  sql: SqlSession,
  { challenge, ...use }: { challenge: string } & ChallengeUse,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into passkey_challenges (id, purpose, account_id, staff_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [digestOf(challenge), ...columnsOf(use), new Date(now.getTime() + lifetimeMs)],
  );
}

/** True once for a challenge that was handed out for this very use and has not expired. */
export async function takeChallenge(
  sql: SqlSession,
  { challenge, ...use }: { challenge: string } & ChallengeUse,
  now: Date,
): Promise<boolean> {
  const taken = await sql.query(
    `delete from passkey_challenges
     where id = $1 and purpose = $2 and account_id is not distinct from $3::text
       and staff_id is not distinct from $4::text and expires_at > $5 returning id`,
    [digestOf(challenge), ...columnsOf(use), now],
  );
  return taken.length === 1;
}

function columnsOf({ purpose, owner }: ChallengeUse): (string | null)[] {
  const accountId = owner && 'accountId' in owner ? owner.accountId : null;
  const staffId = owner && 'staffId' in owner ? owner.staffId : null;
  return [purpose, accountId, staffId];
}

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
