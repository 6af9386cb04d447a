import { defaultLocale, isLocale } from '@/domain/words/locale';
import { defaultCurrency } from '@/domain/money';
import type { SessionRecord } from '@/domain/accounts/session';
import { isStoreCurrency } from '@/domain/store';
import type { Database } from '@/server/db/database';
import { choicesOf, holdSession, readVisit } from '../carts/cart-rows';
import type { RequestSession, Sessions } from '../engine';
import { createSessionOpener } from './request-session';

type SessionsDeps = { db: Database; secret: string; now: () => Date };

const nothing: SessionRecord = {
  cartId: null,
  accountId: null,
  lastOrderId: null,
  locale: null,
  currency: null,
};

const ofTheStore = { locale: defaultLocale, currency: defaultCurrency };

/** What the shop remembers about a visit. */
export function createSessions({ db, secret, now }: SessionsDeps): Sessions {
  async function read(session: RequestSession): Promise<SessionRecord> {
    const visit = await readVisit(db, session, now());
    if (!visit) return { ...nothing, ...session.preferred };
    const cartId = visit.cart?.status === 'open' ? visit.cart.id : null;
    return { ...visit.session, cartId };
  }

  return {
    open: createSessionOpener(secret),
    async choicesOf(session) {
      const { locale, currency } = session.preferred;
      if (locale && currency) return { locale, currency };
      const visit = await readVisit(db, session, now());
      return choicesOf(session, visit?.session ?? null, ofTheStore);
    },
    read,
    async update(session, { locale, currency }) {
      if (locale !== undefined && !isLocale(locale)) {
        return { ok: false, code: 'locale_unsupported', field: 'locale' };
      }
      if (currency !== undefined && !isStoreCurrency(currency)) {
        return { ok: false, code: 'currency_unsupported', field: 'currency' };
      }
      await readVisit(db, session, now());
      await db.transaction(async (tx) => {
        await holdSession(tx, session, now());
        await tx.query(
          `update sessions set locale = coalesce($2, locale), currency = coalesce($3, currency) where id = $1`,
          [session.key, locale ?? null, currency ?? null],
        );
        await tx.query(
          `update carts set revision = revision + 1, state = state
             || case when $2::text is null then '{}' else jsonb_build_object('displayLocale', $2::text) end
             || case when $3::text is null then '{}' else jsonb_build_object('currency', $3::text) end
           where status = 'open' and id = (select cart_id from sessions where id = $1)`,
          [session.key, locale ?? null, currency ?? null],
        );
      });
      return { ok: true, value: await read(session) };
    },
  };
}
