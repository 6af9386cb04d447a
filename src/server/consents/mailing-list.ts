import { randomBytes, randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/account';
import type { Consent, ConsentSource, MailingState } from '@/domain/consent';
import type { Locale } from '@/domain/locale';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { readConsents, writeConsent } from './consent-rows';

export type Subscriber = {
  id: string;
  email: string;
  state: MailingState;
  locale: Locale;
  confirmationCode: string;
  unsubscribeCode: string;
};

/**
 * Who gets our news, by the rules of CASL: nobody without an act of her own that we can show, and everybody gets off
 * with one click and no login. Addresses are normalised here.
 */
export interface MailingList {
  /** A stranger's wish under an address that nobody has proven: mails a link to confirm it, unless it is on already. */
  ask(email: string, locale: Locale): Promise<void>;
  /** The same after a purchase, where the box starts ticked: only addresses that were never asked before. */
  askOnce(email: string, locale: Locale): Promise<void>;
  /** The switch in the account of the address's owner: her own act, at once. */
  set(email: string, isOn: boolean, locale: Locale): Promise<void>;
  /** The link in the mail was followed. False for a code that is not ours. */
  confirm(code: string): Promise<boolean>;
  /** One click, no login; again is fine. False for a code that is not ours. */
  unsubscribe(code: string): Promise<boolean>;
  /** Null for an address that never came up. */
  find(by: 'id' | 'email', value: string): Promise<Subscriber | null>;
  /** The ledger of an address, newest first. */
  historyOf(email: string): Promise<readonly Consent[]>;
}

type MailingListDeps = { db: Database; jobs: Jobs; now: () => Date };

const columns = `id, email, state, locale, confirmation_code as "confirmationCode",
  unsubscribe_code as "unsubscribeCode"`;

const selectBy = {
  id: `select ${columns} from mailing_list where id = $1`,
  email: `select ${columns} from mailing_list where email = $1`,
} as const;

const lockBy = {
  confirmation: `select ${columns} from mailing_list where confirmation_code = $1 for update`,
  unsubscribe: `select ${columns} from mailing_list where unsubscribe_code = $1 for update`,
} as const;

export function createMailingList({ db, jobs, now }: MailingListDeps): MailingList {
  const mailLink = (tx: SqlSession, subscriberId: string) =>
    jobs.enqueue(tx, 'send-subscription-confirmation', { subscriberId });

  async function decide(
    by: keyof typeof lockBy,
    code: string,
    { state, source }: { state: 'on' | 'off'; source: ConsentSource },
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [found] = await tx.query<Subscriber>(lockBy[by], [code]);
      if (found && found.state !== state) await move(tx, found, { state, source, at: now() });
      return found !== undefined;
    });
  }

  return {
    ask: (email, locale) =>
      db.transaction(async (tx) => {
        const subscriber = await holdSubscriber(tx, normaliseEmail(email), locale);
        if (subscriber.state === 'on') return;
        if (subscriber.state === 'off') await setState(tx, subscriber.id, 'asked');
        await mailLink(tx, subscriber.id);
      }),

    askOnce: (email, locale) =>
      db.transaction(async (tx) => {
        const added = await addSubscriber(tx, normaliseEmail(email), locale);
        if (added) await mailLink(tx, added.id);
      }),

    set: (email, isOn, locale) =>
      db.transaction(async (tx) => {
        const subscriber = await holdSubscriber(tx, normaliseEmail(email), locale);
        const state = isOn ? 'on' : 'off';
        if (subscriber.state === state) return;
        await move(tx, { ...subscriber, locale }, { state, source: 'account', at: now() });
      }),

    confirm: (code) => decide('confirmation', code, { state: 'on', source: 'confirmation_link' }),
    unsubscribe: (code) =>
      decide('unsubscribe', code, { state: 'off', source: 'unsubscribe_link' }),
    find: async (by, value) => {
      const key = by === 'email' ? normaliseEmail(value) : value;
      return (await db.query<Subscriber>(selectBy[by], [key]))[0] ?? null;
    },
    historyOf: (email) => readConsents(db, normaliseEmail(email)),
  };
}

/** Null when the address is on the list already, in whatever state. */
async function addSubscriber(
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

/** The address's row, made if it is missing and held until the transaction ends. */
async function holdSubscriber(tx: SqlSession, email: string, locale: Locale): Promise<Subscriber> {
  const added = await addSubscriber(tx, email, locale);
  if (added) return added;
  const [found] = await tx.query<Subscriber>(`${selectBy.email} for update`, [email]);
  if (!found) throw new Error('A row of the mailing list went away while it was asked for');
  return found;
}

async function move(
  tx: SqlSession,
  { id, email, locale }: Subscriber,
  to: { state: 'on' | 'off'; source: ConsentSource; at: Date },
): Promise<void> {
  await setState(tx, id, to.state);
  await writeConsent(tx, {
    email,
    purpose: 'email_offers',
    isGiven: to.state === 'on',
    source: to.source,
    locale,
    at: to.at.toISOString(),
  });
}

async function setState(tx: SqlSession, id: string, state: MailingState): Promise<void> {
  await tx.query('update mailing_list set state = $2, updated_at = now() where id = $1', [
    id,
    state,
  ]);
}

/** 192 random bits: nobody takes others off the list by trying. */
function newCode(): string {
  return randomBytes(24).toString('base64url');
}
