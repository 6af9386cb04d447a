import { createHash } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';

/** Browsers give people about five minutes to answer their prompt. */
const lifetimeMs = 5 * 60 * 1000;

/**
 * Remembers a challenge that was handed out.
 *
 * @param accountId the account that adds a passkey; null for a login
 */
export async function rememberChallenge(
  sql: SqlSession,
  { challenge, accountId }: { challenge: string; accountId: string | null },
  now: Date,
): Promise<void> {
  await sql.query(
    'insert into passkey_challenges (id, account_id, expires_at) values ($1, $2, $3)',
    [digestOf(challenge), accountId, new Date(now.getTime() + lifetimeMs)],
  );
}

/** True once for a challenge that was handed out for this purpose and has not expired. */
export async function takeChallenge(
  sql: SqlSession,
  { challenge, accountId }: { challenge: string; accountId: string | null },
  now: Date,
): Promise<boolean> {
  const taken = await sql.query(
    `delete from passkey_challenges
     where id = $1 and account_id is not distinct from $2::text and expires_at > $3 returning id`,
    [digestOf(challenge), accountId, now],
  );
  return taken.length === 1;
}

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
