import type { Cents } from '@/domain/money';
import { AppError } from '@/domain/failures/errors';
import type { Database } from '@/server/db/database';
import { learnCard, type KnownCard } from './cards';
import { askedIntent, noteIntent, type CardTerms, type IntentRow } from './intent-rows';
import type { StripeApi } from './stripe-api';
import type { RequestCache } from './request-cache';

/** What calls to Stripe between two runs of a transaction need. */
export type Asking = {
  db: Database;
  api: StripeApi;
  /** The URL to which a bank would return a shopper. */
  returnUrl: string;
};

/** Reads an intent's current state. An unconfirmed one is confirmed, because its order is being placed. */
export async function readAnew(
  { db, api, returnUrl }: Asking,
  { id, intentId }: Pick<IntentRow, 'id' | 'intentId'>,
  requestCache: RequestCache,
): Promise<void> {
  if (intentId === null) throw new Error('An intent that Stripe has not made cannot be read.');
  const intent = await api.read(intentId);
  let { status }: { status: string } = intent;
  if (status === 'requires_confirmation') {
    const confirmed = await api.confirm(intentId, returnUrl, `confirm-${id}`);
    status = confirmed.ok ? confirmed.intent.status : 'declined';
  }
  await noteIntent(db, id, { status });
  requestCache.read.add(id);
}

/** Cache key of the terms: a request makes one intent for the same terms. */
export function termsName({ cardToken, amount, currency }: Omit<CardTerms, 'subject'>): string {
  return `${cardToken} ${amount} ${currency}`;
}

/**
 * Authorises an amount on a card. Our row is written first, so that a lost answer can be requested again with the same
 * key, and an unused intent is released.
 */
export async function agreeOnCard(
  asking: Asking,
  terms: CardTerms & { isOffSession: boolean },
  requestCache: RequestCache,
): Promise<void> {
  const { db, api, returnUrl } = asking;
  const { cardToken, amount, currency, isOffSession } = terms;
  const card = await learnCard(asking, cardToken);
  if (!card) {
    // A card unknown to Stripe counts as declined.
    requestCache.declined.set(termsName(terms), 'card_declined');
    return;
  }
  const id = await askedIntent(db, terms);
  const asked = await api.createIntent(
    {
      ...heldCard({ amount, currency }),
      customer: card.customerId,
      payment_method: cardToken,
      confirm: true,
      metadata: { agreed: id },
      ...(isOffSession
        ? { off_session: true }
        : { return_url: returnUrl, setup_future_usage: 'off_session' }),
    },
    id,
  );
  if (asked.ok) {
    const { status } = asked.intent;
    await noteIntent(db, id, { intentId: asked.intent.id, status });
    requestCache.made.set(termsName(terms), id);
    requestCache.read.add(id);
    return;
  }
  if (asked.code === 'invalid' && !(await isGone(api, card))) {
    throw new AppError('internal_error', `Stripe does not accept a charge: ${asked.param}`);
  }
  await noteIntent(db, id, { status: 'declined' });
  // A shopper who is there has been asked already: for them it is a refusal as any other.
  const isAsking = isOffSession && asked.code === 'asks_holder';
  requestCache.declined.set(termsName(terms), isAsking ? 'card_asks_holder' : 'card_declined');
}

/** Whether a card was removed at Stripe. Its refusal to charge one names neither field nor code, so we look at the card. */
async function isGone(api: StripeApi, { token, customerId }: KnownCard): Promise<boolean> {
  const method = await api.readMethod(token);
  return method === null || method.customer !== customerId;
}

/** The request of every card intent: authorise the amount now, capture it when the order is written. */
export function heldCard({ amount, currency }: { amount: Cents; currency: string }) {
  return {
    amount,
    currency: currency.toLowerCase(),
    capture_method: 'manual' as const,
    payment_method_types: ['card'],
  };
}
