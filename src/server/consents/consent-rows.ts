import { randomUUID } from 'node:crypto';
import { consentTextVersion, type Consent } from '@/domain/consent';
import type { SqlSession } from '@/server/db/database';

/** Adds one entry to the ledger. */
export async function writeConsent(
  tx: SqlSession,
  entry: Omit<Consent, 'id' | 'textVersion'>,
): Promise<void> {
  const { email, purpose, isGiven, source, locale, at } = entry;
  await tx.query(
    `insert into consents (id, email, purpose, is_given, source, text_version, locale, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), email, purpose, isGiven, source, consentTextVersion, locale, at],
  );
}

/** Everything an address ever said, newest first. */
export function readConsents(sql: SqlSession, email: string): Promise<Consent[]> {
  return sql.query<Consent>(
    `select id, email, purpose, is_given as "isGiven", source, text_version as "textVersion", locale, at
     from consents where email = $1 order by at desc, id`,
    [email],
  );
}
