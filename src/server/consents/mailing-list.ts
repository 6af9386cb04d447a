import { normaliseEmail } from '@/domain/accounts/account';
import type { Consent, MailingView } from '@/domain/consent';
import type { Locale } from '@/domain/words/locale';
import { codeColumns, codeMarks } from '@/server/codes/kept-codes';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import { readConsents } from './consent-rows';
import { chooseIn, confirmIn, viewFor, type Confirmation } from './mailing-choices';
import type { Sealer } from '@/server/base/sealing';
import {
  addSubscriber,
  holdSubscriber,
  lockBy,
  lockSubscriber,
  move,
  readMailed,
  selectBy,
  setState,
  type MailedSubscriber,
  type Subscriber,
} from './subscriber-rows';

/**
 * The newsletter's subscribers, by the rules of CASL: only people with an act of their own that we can prove, and
 * everybody can leave with one click and no login. Addresses are normalised here.
 */
export interface MailingList {
  /** A request under an address that nobody has proven: mails a link to confirm it, unless it is on already. */
  ask(email: string, locale: Locale): Promise<void>;
  /** The same after a purchase, where the box starts ticked: only for addresses that were never asked before. */
  askOnce(email: string, locale: Locale): Promise<void>;
  /**
   * The switch in an account. If the account has proven the address, it takes effect at once; otherwise subscribing
   * waits for a mailed link, as for anybody.
   */
  choose(owner: DataSubject, isOn: boolean, locale: Locale): Promise<void>;
  /** From now on the newsletter speaks this language, if the account has proven that the address is its own. */
  speak(owner: DataSubject, locale: Locale): Promise<void>;
  /** Where a customer stands. Without a proven address they see only what came of their own request. */
  viewOf(owner: DataSubject): Promise<MailingView>;
  /** Applies a confirmation link from a mail. A link from before an unsubscribe no longer works. */
  confirm(code: string): Promise<Confirmation>;
  /** One click, no login; repeatable. False for an unknown code. */
  unsubscribe(code: string): Promise<boolean>;
  /** Null for an unknown address. */
  find(by: 'id' | 'email', value: string): Promise<MailedSubscriber | null>;
  /** A customer's consents, newest first. */
  historyOf(owner: DataSubject): Promise<readonly Consent[]>;
}

type MailingListDeps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

export function createMailingList({ db, jobs, sealer, now }: MailingListDeps): MailingList {
  const mailLink = (tx: SqlSession, subscriberId: string) =>
    jobs.enqueue(tx, 'send-subscription-confirmation', { subscriberId });

  return {
    ask: (email, locale) =>
      db.transaction(async (tx) => {
        const subscriber = await holdSubscriber(tx, sealer, normaliseEmail(email), locale);
        if (subscriber.state === 'on') return;
        await setState(tx, subscriber.id, 'asked', now());
        await mailLink(tx, subscriber.id);
      }),

    askOnce: (email, locale) =>
      db.transaction(async (tx) => {
        const added = await addSubscriber(tx, sealer, normaliseEmail(email), locale);
        if (added) await mailLink(tx, added.id);
      }),

    choose: (owner, isOn, locale) =>
      db.transaction(async (tx) => {
        const subscriber = isOn
          ? await holdSubscriber(tx, sealer, owner.email, locale)
          : await lockSubscriber(tx, owner.email);
        if (!subscriber) return;
        const isMailWanted = await chooseIn(tx, { ...subscriber, locale }, owner, {
          state: isOn ? 'on' : 'off',
          at: now(),
        });
        if (isMailWanted) await mailLink(tx, subscriber.id);
      }),

    async speak({ email, isEmailProven }, locale) {
      if (!isEmailProven) return;
      await db.query('update mailing_list set locale = $2 where email = $1', [email, locale]);
    },

    async viewOf(owner) {
      const [subscriber] = await db.query<Subscriber>(selectBy.email, [owner.email]);
      return subscriber ? viewFor(owner, subscriber) : { state: 'off', since: null };
    },

    confirm: (code) =>
      db.transaction(async (tx) => {
        const [found] = await tx.query<Subscriber>(lockBy.confirmation, [
          codeMarks(sealer, codeColumns.confirmation, code),
        ]);
        return found ? confirmIn(tx, found, now()) : 'unknown';
      }),
    unsubscribe: (code) =>
      db.transaction(async (tx) => {
        const [found] = await tx.query<Subscriber>(lockBy.unsubscribe, [
          codeMarks(sealer, codeColumns.unsubscribe, code),
        ]);
        if (!found) return false;
        if (found.state === 'off') return true;
        await move(tx, found, { state: 'off', source: 'unsubscribe_link', at: now() });
        return true;
      }),
    find: (by, value) => readMailed(db, sealer, by, by === 'email' ? normaliseEmail(value) : value),
    historyOf: (owner) => readConsents(db, owner),
  };
}
