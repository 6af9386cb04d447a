import { cardExpiryState } from '@/domain/checkout/card';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { cardTokens } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { PaymentMethod, PaymentRefusal, PaymentRequest } from '../port';
import { cardColumns } from '../card-columns';
import { agreeOnCard, readAnew, termsName, type Asking } from './intents';
import { isStripeToken, learnCard } from './cards';
import { lockNamed, lockUnused, type CardTerms, type IntentRow } from './intent-rows';
import { Question, type RequestCache } from './request-cache';

export type PaymentSessionDeps = Asking & {
  jobs: Jobs;
  methods: readonly PaymentMethod[];
  now: () => Date;
};

/** An intent that can be captured, or the refusal. */
export type Agreed = { ok: true; row: IntentRow } | { ok: false; code: PaymentRefusal };

export type Asked = {
  deps: PaymentSessionDeps;
  requestCache: RequestCache;
  request: PaymentRequest;
};

/**
 * Without an intent there is only a card: a saved one, a wallet's, or one for an amount too small to authorise in
 * advance.
 */
export async function cardAgreement(
  tx: SqlSession,
  { deps, requestCache, request }: Asked,
): Promise<Agreed> {
  const { cardToken, amount, currency, cartId, method } = request;
  if (method !== 'card') return { ok: false, code: 'intent_unknown' };
  if (cardToken === null) return { ok: false, code: 'card_unknown' };
  const refusal = await cardRefusal(tx, { deps, requestCache, request }, cardToken);
  if (refusal) return { ok: false, code: refusal };
  const terms = { subject: `cart-${cartId}`, cardToken, amount, currency };
  return agreementOn(tx, { ...terms, isOffSession: false }, { deps, requestCache });
}

const columns = columnsOf(cardTokens, ['orderId', 'cartId', 'savedFor']);

type CardRow = RowOf<typeof cardColumns> & RowOf<typeof columns> & { isLive: boolean };

async function cardRefusal(
  tx: SqlSession,
  { deps, requestCache, request }: Asked,
  token: string,
): Promise<PaymentRefusal | null> {
  const [card] = await tx.query<CardRow>(
    `select ${cardColumns}, ${columns}, expires_at > now() as "isLive" from card_tokens card where token = $1 for update`,
    [token],
  );
  if (!card) {
    // swell-js writes a wallet's card into the cart without calling us.
    const isToBeLearnt = isStripeToken(token) && !requestCache.learnt.has(token);
    if (!isToBeLearnt) return 'card_unknown';
    throw new Question(async () => {
      await learnCard(deps, token);
      requestCache.learnt.add(token);
    });
  }
  if (card.savedFor !== null) {
    if (card.savedFor !== request.accountId) return 'card_unknown';
    const expiry = { month: card.expMonth, year: card.expYear };
    return cardExpiryState(expiry, deps.now()) === 'good' ? null : 'card_expired';
  }
  if (card.orderId !== null) return 'card_used';
  const isOthers = card.cartId !== null && card.cartId !== request.cartId;
  return card.isLive && !isOthers ? null : 'card_unknown';
}

/** The intent on a card with these terms; creates it when there is none. */
export async function agreementOn(
  tx: SqlSession,
  terms: CardTerms & { isOffSession: boolean },
  { deps, requestCache }: { deps: PaymentSessionDeps; requestCache: RequestCache },
): Promise<Agreed> {
  const name = termsName(terms);
  const refusal = requestCache.declined.get(name);
  if (refusal) return { ok: false, code: refusal };
  const made = requestCache.made.get(name);
  const row = made !== undefined ? await lockNamed(tx, made) : await lockUnused(tx, terms);
  if (row && requestCache.read.has(row.id)) return judged(row);
  if (row && row.status !== 'asked') throw new Question(() => readAnew(deps, row, requestCache));
  if (made !== undefined) {
    // Somebody who asked at the same time has paid with it: the next run sees their payment.
    throw new Question(async () => void requestCache.made.delete(name));
  }
  throw new Question(() => agreeOnCard(deps, terms, requestCache));
}

/** What Stripe's status of an intent means for the payer. */
export function judged(row: IntentRow): Agreed {
  const no = (code: PaymentRefusal): Agreed => ({ ok: false, code });
  switch (row.status) {
    case 'requires_capture':
    case 'succeeded':
      return { ok: true, row };
    case 'requires_action':
      return no('confirmation_required');
    case 'declined':
    case 'requires_payment_method':
      return no(row.method === 'card' ? 'card_declined' : 'authorisation_declined');
    case 'processing':
      return no('status_unsupported');
    default:
      return no('intent_unknown');
  }
}
