import { randomBytes, randomUUID } from 'node:crypto';
import type { ConsentSource, MailingState } from '@/domain/consent';
import type { Locale } from '@/domain/words/locale';
import { codeColumns, codePlaceOf, keptCode, type CodeColumn } from '@/server/codes/kept-codes';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { mailingList } from '@/server/db/schema/consents';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { writeConsent } from './consent-rows';

const subscriber = [
  ...['id', 'email', 'state', 'locale', 'askedBy', 'isAskerConfirmed'],
  'updatedAt',
] as const;

const columns = columnsOf(mailingList, subscriber);

export type Subscriber = RowOf<typeof columns>;

/** With the codes of the links in mails. */
export type MailedSubscriber = Subscriber & { confirmationCode: string; unsubscribeCode: string };

export const selectBy = {
  email: `select ${columns} from mailing_list where email = $1`,
} as const;

export const lockBy = {
  confirmation: `select ${columns} from mailing_list where confirmation_code = any($1::text[]) for update`,
  unsubscribe: `select ${columns} from mailing_list where unsubscribe_code = any($1::text[]) for update`,
} as const;

const sealedColumns = columnsOf(mailingList, [
  ...subscriber,
  'sealedConfirmation',
  'sealedUnsubscribe',
]);

type Sealed = RowOf<typeof sealedColumns>;

const mailedBy = {
  id: `select ${sealedColumns} from mailing_list where id = $1`,
  email: `select ${sealedColumns} from mailing_list where email = $1`,
} as const;

/** A row with the codes of its links; null for none. */
export async function readMailed(
  sql: SqlSession,
  sealer: Sealer,
  by: keyof typeof mailedBy,
  value: string,
): Promise<MailedSubscriber | null> {
  const [row] = await sql.query<Sealed>(mailedBy[by], [value]);
  if (!row) return null;
  const { sealedConfirmation, sealedUnsubscribe, ...subscriber } = row;
  const open = (sealed: string | null, column: CodeColumn) =>
    sealer.open(sealed ?? '', codePlaceOf(column, row.id));
  return {
    ...subscriber,
    confirmationCode: open(sealedConfirmation, codeColumns.confirmation),
    unsubscribeCode: open(sealedUnsubscribe, codeColumns.unsubscribe),
  };
}

/** Null when the address has a row already, in whatever state. */
export async function addSubscriber(
  tx: SqlSession,
  sealer: Sealer,
  email: string,
  locale: Locale,
): Promise<Subscriber | null> {
  const id = randomUUID();
  const confirmation = keptCode(sealer, codeColumns.confirmation, { id, code: newCode() });
  const unsubscribe = keptCode(sealer, codeColumns.unsubscribe, { id, code: newCode() });
  const [added] = await tx.query<Subscriber>(
    `insert into mailing_list (id, email, state, confirmation_code, unsubscribe_code, locale,
       sealed_confirmation, sealed_unsubscribe)
     values ($1, $2, 'asked', $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
    [
      ...[id, email, confirmation.mark, unsubscribe.mark, locale],
      ...[confirmation.sealed, unsubscribe.sealed],
    ],
  );
  return added ?? null;
}

/** The address's row, locked until the transaction ends; null when there is none. */
export async function lockSubscriber(tx: SqlSession, email: string): Promise<Subscriber | null> {
  const [found] = await tx.query<Subscriber>(`${selectBy.email} for update`, [email]);
  return found ?? null;
}

/** The address's row, created if it is missing and locked until the transaction ends. */
export async function holdSubscriber(
  tx: SqlSession,
  sealer: Sealer,
  email: string,
  locale: Locale,
): Promise<Subscriber> {
  const added = await addSubscriber(tx, sealer, email, locale);
  if (added) return added;
  const found = await lockSubscriber(tx, email);
  if (!found) throw new Error('A row of the mailing list went away while it was asked for');
  return found;
}

/** Subscribes or unsubscribes and records that in the ledger. */
export async function move(
  tx: SqlSession,
  { id, email, locale }: Subscriber,
  to: {
    state: 'on' | 'off';
    source: ConsentSource;
    at: Date;
    /** The account whose switch or deletion caused it; omitted when a mailed link was opened. */
    accountId?: string;
  },
): Promise<void> {
  await setState(tx, id, to.state, to.at);
  await writeConsent(tx, {
    email,
    purpose: 'email_offers',
    isGiven: to.state === 'on',
    source: to.source,
    locale,
    at: to.at.toISOString(),
    accountId: to.accountId ?? null,
    visit: null,
    provenBy: to.accountId === undefined ? 'mailed_link' : 'account',
  });
}

/** `updated_at` is the time of the change. */
export async function setState(
  tx: SqlSession,
  id: string,
  state: MailingState,
  at: Date,
): Promise<void> {
  await tx.query('update mailing_list set state = $2, updated_at = $3 where id = $1', [
    id,
    state,
    at,
  ]);
}

/** 192 random bits, so that nobody can unsubscribe others by guessing. */
function newCode(): string {
  return randomBytes(24).toString('base64url');
}
