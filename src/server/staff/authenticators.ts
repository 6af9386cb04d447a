import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { brand } from '@/domain/brand';
import { codeColumns, codeMarks, keptCode } from '@/server/codes/kept-codes';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { staffAuthenticators } from '@/server/db/schema/staff';
import type { Sealer } from '@/server/base/sealing';
import type { StaffMember } from './logins';
import { base32, stepOfCode } from './totp';

/** RFC 4226, 4: 160 bits. */
const secretBytes = 20;

const recoveryCodeCount = 10;

/** Without characters that look alike. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The place for which a secret is sealed. */
export const secretPlaceOf = (staffId: string) => `staff_authenticators.secret:${staffId}`;

/** What an app needs to make codes: the secret to type, and the link for the QR picture. */
export type AuthenticatorKey = { secret: string; link: string };

/** Six digits from the app, or one of the recovery codes. */
export type CodeProof = { code: string } | { recoveryCode: string };

/** An app's one-time codes (RFC 6238), and ten recovery codes on paper. */
export interface Authenticators {
  /** A new secret for an app. Null when the member has a working app, which has to be removed first. */
  begin(staff: StaffMember): Promise<AuthenticatorKey | null>;
  /** The first code proves that the app has the secret; false for a wrong code. */
  confirm(sql: SqlSession, staffId: string, code: string): Promise<boolean>;
  /** True once for each code. */
  isProven(sql: SqlSession, staffId: string, proof: CodeProof): Promise<boolean>;
  /** Ten new recovery codes, returned this once; the old ones end. */
  renewCodes(sql: SqlSession, staffId: string): Promise<readonly string[]>;
}

type AuthenticatorDeps = { db: Database; sealer: Sealer; now: () => Date };

const columns = columnsOf(staffAuthenticators, ['sealedSecret']);

type Kept = RowOf<typeof columns> & { isConfirmed: boolean };

export function createAuthenticators({ db, sealer, now }: AuthenticatorDeps): Authenticators {
  async function secretOf(sql: SqlSession, id: string, isConfirmed: boolean) {
    const [row] = await sql.query<Kept>(
      `select ${columns}, confirmed_at is not null as "isConfirmed"
       from staff_authenticators where id = $1`,
      [id],
    );
    if (row?.isConfirmed !== isConfirmed) return null;
    const secret = Buffer.from(sealer.open(row.sealedSecret, secretPlaceOf(id)), 'base64url');
    return { secret, sealed: row.sealedSecret };
  }

  return {
    async begin({ id, name }) {
      const secret = randomBytes(secretBytes);
      const begun = await db.query(
        `insert into staff_authenticators (id, sealed_secret) values ($1, $2)
         on conflict (id) do update set sealed_secret = excluded.sealed_secret
         where staff_authenticators.confirmed_at is null returning id`,
        [id, sealer.seal(secret.toString('base64url'), secretPlaceOf(id))],
      );
      await db.flush();
      return begun.length > 0 ? keyOf(secret, name) : null;
    },

    async confirm(sql, staffId, code) {
      const kept = await secretOf(sql, staffId, false);
      const step = kept && stepOfCode(kept.secret, code, now());
      if (!kept || step === null) return false;
      const rows = await sql.query(
        `update staff_authenticators set confirmed_at = $2, last_step = $3
         where id = $1 and confirmed_at is null and sealed_secret = $4 returning id`,
        [staffId, now(), step, kept.sealed],
      );
      return rows.length > 0;
    },

    async isProven(sql, staffId, proof) {
      if ('recoveryCode' in proof)
        return takeRecoveryCode(sql, sealer, staffId, proof.recoveryCode);
      const kept = await secretOf(sql, staffId, true);
      const step = kept && stepOfCode(kept.secret, proof.code, now());
      if (step === null) return false;
      const taken = await sql.query(
        `update staff_authenticators set last_step = $2 where id = $1 and last_step < $2 returning id`,
        [staffId, step],
      );
      return taken.length > 0;
    },

    renewCodes: (sql, staffId) => writeRecoveryCodes(sql, sealer, staffId),
  };
}

/** The link of a secret in the form all apps read (Google Authenticator's key URI format). */
function keyOf(secret: Uint8Array, name: string): AuthenticatorKey {
  const typed = base32(secret);
  const label = encodeURIComponent(`${brand.name}:${name}`);
  const issuer = encodeURIComponent(brand.name);
  return {
    secret: typed,
    link: `otpauth://totp/${label}?secret=${typed}&issuer=${issuer}&digits=6&period=30`,
  };
}

async function writeRecoveryCodes(
  tx: SqlSession,
  sealer: Sealer,
  staffId: string,
): Promise<string[]> {
  await tx.query('delete from staff_recovery_codes where staff_id = $1', [staffId]);
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  for (const code of codes) {
    const id = randomUUID();
    const kept = keptCode(sealer, codeColumns.staffRecovery, { id, code: plainCode(code) });
    await tx.query(
      'insert into staff_recovery_codes (id, staff_id, code, sealed_code) values ($1, $2, $3, $4)',
      [id, staffId, kept.mark, kept.sealed],
    );
  }
  return codes;
}

async function takeRecoveryCode(
  sql: SqlSession,
  sealer: Sealer,
  staffId: string,
  code: string,
): Promise<boolean> {
  const taken = await sql.query(
    'delete from staff_recovery_codes where staff_id = $1 and code = any($2::text[]) returning id',
    [staffId, codeMarks(sealer, codeColumns.staffRecovery, plainCode(code))],
  );
  return taken.length > 0;
}

/** Ten letters in two groups: 49 random bits, which is enough after a password and with a counter. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => codeLetters[randomInt(codeLetters.length)]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

const plainCode = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
