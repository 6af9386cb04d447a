import { randomBytes, randomUUID } from 'node:crypto';
import type { ConsentSource, MailingState } from '@/domain/consent';
import type { Locale } from '@/domain/locale';
import type { SqlSession } from '@/server/db/database';
import { writeConsent } from './consent-rows';

export type Subscriber = {
  id: string;
  email: string;
  state: MailingState;
  locale: Locale;
  confirmationCode: string;
  unsubscribeCode: string;
  askedBy: string | null;
  isAskerConfirmed: boolean;
  /** ISO UTC. */
  updatedAt: string;
};

const columns = `id, email, state, locale, confirmation_code as "confirmationCode",
  unsubscribe_code as "unsubscribeCode", asked_by as "askedBy", is_asker_confirmed as "isAskerConfirmed",
  updated_at as "updatedAt"`;

export const selectBy = {
  id: `select ${columns} from mailing_list where id = $1`,
  email: `select ${columns} from mailing_list where email = $1`,
} as const;

export const lockBy = {
  confirmation: `select ${columns} from mailing_list where confirmation_code = $1 for update`,
  unsubscribe: `select ${columns} from mailing_list where unsubscribe_code = $1 for update`,
} as const;

/** Null when the address is on the list already, in whatever state. */
export async function addSubscriber(
  tx: SqlSession,
  email: string,
  locale: Locale,
): Promise<Subscriber | null> {
  const [added] = await tx.query<Subscriber>(
    `insert into mailing_list (id, email, state, confirmation_code, unsubscribe_code, locale)
     values ($1, $2, 'asked', $3, $4, $5) on conflict do nothing returning ${columns}`,
    [randomUUID(), email, newCode(), newCode(), locale],
  );
  return added ?? null;
}

/** The address's row, held until the transaction ends; null when it never came up. */
export async function lockSubscriber(tx: SqlSession, email: string): Promise<Subscriber | null> {
  const [found] = await tx.query<Subscriber>(`${selectBy.email} for update`, [email]);
  return found ?? null;
}

/** The address's row, made if it is missing and held until the transaction ends. */
export async function holdSubscriber(
  tx: SqlSession,
  email: string,
  locale: Locale,
): Promise<Subscriber> {
  const added = await addSubscriber(tx, email, locale);
  if (added) return added;
  const found = await lockSubscriber(tx, email);
  if (!found) throw new Error('A row of the mailing list went away while it was asked for');
  return found;
}

/** Turns it on or off and writes that down in the ledger. */
export async function move(
  tx: SqlSession,
  { id, email, locale }: Subscriber,
  to: {
    state: 'on' | 'off';
    source: ConsentSource;
    at: Date;
    /** Whose switch or whose deletion it was; left out where a mailed link was opened. */
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

/** `updated_at` tells since when it is so. */
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

/** 192 random bits: nobody takes others off the list by trying. */
function newCode(): string {
  return randomBytes(24).toString('base64url');
}
