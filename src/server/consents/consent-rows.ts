import { randomUUID } from 'node:crypto';
import { consentTextVersion, type Consent } from '@/domain/consent';
import type { SqlSession } from '@/server/db/database';

/** Adds one entry to the ledger. Without a text version the words were those about news. */
export async function writeConsent(
  tx: SqlSession,
  entry: Omit<Consent, 'id' | 'textVersion'> & Partial<Pick<Consent, 'textVersion'>>,
): Promise<void> {
  const { email, purpose, isGiven, source, locale, at, textVersion = consentTextVersion } = entry;
  await tx.query(
    `insert into consents (id, email, purpose, is_given, source, text_version, locale, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), email, purpose, isGiven, source, textVersion, locale, at],
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
