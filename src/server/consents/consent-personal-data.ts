import type { SqlSession } from '@/server/db/database';
import type {
  DataSubject,
  Exported,
  PersonalDataRecord,
} from '@/server/personal-data/personal-data-record';
import { readConsents } from './consent-rows';
import { viewFor } from './mailing-choices';
import { lockSubscriber, move, selectBy, setState, type Subscriber } from './subscriber-rows';

/**
 * What an address agreed to, and whether it gets our news. Both hang on the address and not on the account: before
 * it is proven an account sees and ends no more than what came of its own request. The ledger and the "no" are kept:
 * they are the proof that a mail was wanted (CASL, section 13) and that none may be sent any more.
 */
export const consentPersonalData: PersonalDataRecord = {
  name: 'consents',
  tables: ['consents', 'mailing_list'],

  async export(sql, subject) {
    const [subscriber] = await sql.query<Subscriber>(selectBy.email, [subject.email]);
    return {
      news: subscriber ? viewFor(subject, subscriber) : null,
      history: await historyOf(sql, subject),
    };
  },

  async erase(tx, subject, at) {
    const subscriber = await lockSubscriber(tx, subject.email);
    if (!subscriber || viewFor(subject, subscriber).state === 'off') return;
    if (subscriber.state === 'asked') await setState(tx, subscriber.id, 'off', at);
    else if (subject.isEmailProven || subscriber.isAskerConfirmed) {
      await move(tx, subscriber, {
        state: 'off',
        source: 'account_deletion',
        at,
        accountId: subject.accountId,
      });
    }
  },
};

async function historyOf(sql: SqlSession, subject: DataSubject): Promise<Exported> {
  const history = await readConsents(sql, subject);
  return history.map(({ purpose, isGiven, source, textVersion, locale, at, provenBy }) => ({
    purpose,
    isGiven,
    source,
    textVersion,
    locale,
    at,
    provenBy,
  }));
}
