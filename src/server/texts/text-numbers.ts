import { randomInt, randomUUID } from 'node:crypto';
import { optOutLanguage } from '@/domain/texts/opt-out';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import type { Sealer } from '@/server/base/sealing';
import { writeConsent } from '@/server/consents/consent-rows';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { textNumbers } from '@/server/db/schema/sixty-days';
import type { Texts } from './port';

/** How long a code for a number works, and how often it may be typed wrongly. */
const codeLifetimeMs = 15 * 60 * 1000;
const mostTries = 5;

/** A customer who is logged in. */
type TextOwner = { accountId: string; email: string; locale: Locale };

/** How a customer gets texts, as they see it. */
type TextView = {
  state: NumberRow['state'];
  /** The last four digits of the number; null when there is none. */
  phoneEnd: string | null;
};

const columns = columnsOf(textNumbers, [
  'id',
  'accountId',
  'sealedPhone',
  'state',
  'codeMark',
  'codeExpiresAt',
  'codeTries',
]);

type NumberRow = RowOf<typeof columns>;

export const phonePlaceOf = (id: string) => `text_numbers.phone:${id}`;
const phoneContext = 'text_numbers.phone_mark';
const codeContext = 'text_numbers.code_mark';

/** The columns that depend on the number and the key: they change with the key. */
export const phoneMarksOf = (sealer: Sealer, phone: string) => ({
  phone_mark: sealer.fingerprint(phone, phoneContext),
});

/** Which customers want texts, and to which number. Nothing is sent to a number whose owner has not typed its code. */
export interface TextNumbers {
  viewOf(accountId: string): Promise<TextView>;
  /** Sends a code to the number. */
  ask(owner: TextOwner, phone: string, words: (code: string) => string): Promise<void>;
  /** True when the code was right: then texts are on, and the ledger says so. */
  confirm(owner: TextOwner, code: string): Promise<boolean>;
  /** Ends texts by the customer's own choice. */
  leave(owner: TextOwner): Promise<void>;
  /** Ends texts to whoever answered so; false for other words. The answer proves the number. */
  takeAnswer(from: string, body: string): Promise<boolean>;
  /** Ends texts to an account whose number the carrier refuses for good. */
  refusedBy(accountId: string): Promise<void>;
  /** The number, and whether texts to it are wanted now; null when there is none. */
  numberOf(accountId: string): Promise<{ phone: string; isOn: boolean } | null>;
}

type TextNumbersDeps = {
  db: Database;
  sealer: Sealer;
  texts: Pick<Texts, 'send'>;
  /** The account's address; null when it is gone. */
  emailOf: (accountId: string) => Promise<string | null>;
  now: () => Date;
};

export function createTextNumbers(deps: TextNumbersDeps): TextNumbers {
  const { db, sealer, emailOf } = deps;
  const phoneOf = (row: NumberRow) => sealer.open(row.sealedPhone, phonePlaceOf(row.id));

  /** Ends texts because of what the carrier told us. */
  async function end(accountId: string, locale: Locale): Promise<void> {
    const email = await emailOf(accountId);
    if (email === null) return;
    await turn(deps, { accountId, email, locale }, { isGiven: false, source: 'text_answer' });
  }

  return {
    async viewOf(accountId) {
      const row = await find(db, accountId);
      return row
        ? { state: row.state, phoneEnd: phoneOf(row).slice(-4) }
        : { state: 'off', phoneEnd: null };
    },
    ask: (owner, phone, words) => ask(deps, owner.accountId, { phone, words }),
    async confirm(owner, code) {
      const isRight = await isRightCode(deps, owner.accountId, code);
      if (isRight) await turn(deps, owner, { isGiven: true, source: 'account' });
      return isRight;
    },
    leave: (owner) => turn(deps, owner, { isGiven: false, source: 'account' }),
    async takeAnswer(from, body) {
      const locale = optOutLanguage(body);
      if (locale === null) return false;
      const rows = await db.query<NumberRow>(
        `select ${columns} from text_numbers where phone_mark = any($1::text[])`,
        [sealer.fingerprints(from, phoneContext)],
      );
      for (const { accountId } of rows) await end(accountId, locale);
      return true;
    },
    refusedBy: (accountId) => end(accountId, defaultLocale),
    async numberOf(accountId) {
      const row = await find(db, accountId);
      return row ? { phone: phoneOf(row), isOn: row.state === 'on' } : null;
    },
  };
}

async function find(sql: SqlSession, accountId: string): Promise<NumberRow | null> {
  const [row] = await sql.query<NumberRow>(
    `select ${columns} from text_numbers where account_id = $1`,
    [accountId],
  );
  return row ?? null;
}

/** Turns texts on or off, and writes it into the ledger if it is a change. */
async function turn(
  { db, now }: TextNumbersDeps,
  { accountId, email, locale }: TextOwner,
  { isGiven, source }: { isGiven: boolean; source: 'account' | 'text_answer' },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const changed = await tx.query(
      `update text_numbers set state = $2, code_mark = null, code_expires_at = null, updated_at = $3
       where account_id = $1 and state <> $2 returning 1`,
      [accountId, isGiven ? 'on' : 'off', at],
    );
    if (changed.length === 0) return;
    await writeConsent(tx, {
      ...{ email, purpose: 'text_follow_up', isGiven, source, locale, at: at.toISOString() },
      ...{ provenBy: 'account', accountId, visit: null },
    });
  });
  await db.flush();
}

/** Keeps the number with a new code, and sends the code to it. */
async function ask(
  { db, sealer, texts, now }: TextNumbersDeps,
  accountId: string,
  { phone, words }: { phone: string; words: (code: string) => string },
): Promise<void> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const at = now();
  const id = (await find(db, accountId))?.id ?? randomUUID();
  await db.query(
    `insert into text_numbers (id, account_id, sealed_phone, phone_mark, state, code_mark, code_expires_at, updated_at)
     values ($1, $2, $3, $4, 'asked', $5, $6, $7)
     on conflict (account_id) do update set sealed_phone = excluded.sealed_phone, phone_mark = excluded.phone_mark,
       state = 'asked', code_mark = excluded.code_mark, code_expires_at = excluded.code_expires_at, code_tries = 0,
       updated_at = excluded.updated_at`,
    [
      ...[id, accountId, sealer.seal(phone, phonePlaceOf(id))],
      ...[phoneMarksOf(sealer, phone).phone_mark, sealer.fingerprint(code, codeContext + id)],
      ...[new Date(at.getTime() + codeLifetimeMs), at],
    ],
  );
  await db.flush();
  await texts.send({
    ...{ key: `text-code-${id}-${at.getTime()}`, to: phone, body: words(code) },
    ...{ mark: null, dueAt: at },
  });
}

/** Counts the try, then compares: a code works five times at most, and a quarter of an hour. */
async function isRightCode(
  { db, sealer, now }: TextNumbersDeps,
  accountId: string,
  code: string,
): Promise<boolean> {
  const [row] = await db.query<NumberRow>(
    `update text_numbers set code_tries = code_tries + 1
     where account_id = $1 and state = 'asked' returning ${columns}`,
    [accountId],
  );
  if (!row?.codeMark || row.codeTries > mostTries) return false;
  if (Date.parse(row.codeExpiresAt ?? '') < now().getTime()) return false;
  return sealer.fingerprints(code, codeContext + row.id).includes(row.codeMark);
}
