import type { Holding } from '@/server/privacy/holding';
import { readConsents, writeConsent } from './consent-rows';

type Row = { state: string; locale: string; createdAt: string; updatedAt: string };

/**
 * What an address agreed to, and whether it gets our news. Both hang on the address and not on the account, so they
 * are shown once it is proven. The ledger and the "no" are kept: they are the proof that a mail was wanted (CASL,
 * section 13) and that none may be sent any more.
 */
export const consentHolding: Holding = {
  name: 'consents',
  tables: ['consents', 'mailing_list'],

  async export(sql, { email, isEmailProven }) {
    if (!isEmailProven) return null;
    const [news] = await sql.query<Row>(
      `select state, locale, created_at as "createdAt", updated_at as "updatedAt" from mailing_list where email = $1`,
      [email],
    );
    const history = await readConsents(sql, email);
    return {
      news: news ?? null,
      history: history.map(({ purpose, isGiven, source, textVersion, locale, at }) => ({
        purpose,
        isGiven,
        source,
        textVersion,
        locale,
        at,
      })),
    };
  },

  async erase(tx, { email, isEmailProven }, now) {
    if (!isEmailProven) return;
    const [ended] = await tx.query<Row & { wasOn: boolean }>(
      `update mailing_list m set state = 'off', updated_at = $2
       from (select id, state from mailing_list where email = $1 for update) old
       where m.id = old.id and old.state <> 'off' returning old.state = 'on' as "wasOn", m.locale`,
      [email, now],
    );
    if (!ended?.wasOn) return;
    await writeConsent(tx, {
      email,
      purpose: 'email_offers',
      isGiven: false,
      source: 'account_deletion',
      locale: ended.locale,
      at: now.toISOString(),
    });
  },
};
