import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { cardTokens, paymentIntents } from '@/server/db/schema/payments';
import type { SqlSession } from '@/server/db/database';
import type { PaymentOutcome, PaymentRefusal, PaymentRequest, TakenPayment } from '../port';
import { cardColumns } from '../card-columns';
import type { CardOutcome } from './card-rules';
import { newPaymentId, writePayment } from '../payment-rows';
import { refused } from '../refusal-messages';

const columns = columnsOf(cardTokens, ['orderId', 'cartId', 'savedFor'], { of: 'card' });
const intentColumns = columnsOf(paymentIntents, [], {
  as: {
    intentId: 'id',
    intentStatus: 'status',
    intentAmount: 'amount',
    intentCurrency: 'currency',
  },
  of: 'intent',
});

/** The token's row, and the row of its intent if one was named. */
type Authorised = RowOf<typeof cardColumns> &
  RowOf<typeof columns> &
  LeftJoined<typeof intentColumns> & {
    outcome: CardOutcome;
    isLive: boolean;
    /** Its last month is over; only a saved card lasts that long. */
    isExpired: boolean;
    /** True for a card issued by another method's page: it needs that page's approval. */
    isGranted: boolean;
  };

/** Takes a payment by a card from our own form, or by one that the account has saved. */
export async function takeCardPayment(
  tx: SqlSession,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  const intentId = request.intents?.embedded?.id ?? null;
  const found = await lockCard(tx, request, intentId);
  if (!found || found.isGranted) return refused('card_unknown');
  const refusal = refusalOf(found, request, intentId);
  if (refusal) return refused(refusal);
  const payment = paymentOf(found, request);
  const { orderId, accountId, cardToken } = request;
  await tx.query(
    `with used_card as (update card_tokens set order_id = $1 where token = $2)
     update payment_intents set status = 'succeeded' where id = $3 and card_token = $2`,
    [orderId, cardToken, intentId],
  );
  const facts = { orderId, accountId, cardToken, intentId, idempotencyKey: null };
  await writePayment(tx, payment, facts);
  return { ok: true, payment };
}

async function lockCard(
  tx: SqlSession,
  { cardToken }: PaymentRequest,
  intentId: string | null,
): Promise<Authorised | undefined> {
  const [found] = await tx.query<Authorised>(
    `select ${cardColumns}, ${columns}, ${intentColumns}, card.outcome, card.expires_at > now() as "isLive",
       make_date(card.exp_year, card.exp_month, 1) + interval '1 month' <= now() at time zone 'utc' as "isExpired",
       exists (select 1 from payment_authorisations where reference = card.token) as "isGranted"
     from card_tokens card
     left join payment_intents intent on intent.id = $2 and intent.card_token = card.token
     where card.token = $1
     for update of card`,
    [cardToken, intentId],
  );
  return found;
}

function refusalOf(
  found: Authorised,
  request: PaymentRequest,
  intentId: string | null,
): PaymentRefusal | null {
  const unusable =
    found.savedFor === null ? onceRefusal(found, request) : savedRefusal(found, request);
  if (unusable) return unusable;
  if (found.outcome === 'decline') return 'card_declined';
  if (found.outcome === 'unsupported') return 'status_unsupported';
  if (intentId === null) return found.outcome === 'confirm' ? 'confirmation_required' : null;
  return intentRefusal(found, request);
}

/** A typed card pays for one order of one cart, within a day. */
function onceRefusal(found: Authorised, request: PaymentRequest): PaymentRefusal | null {
  if (found.orderId !== null) return 'card_used';
  const isOthers = found.cartId !== null && found.cartId !== request.cartId;
  return found.isLive && !isOthers ? null : 'card_unknown';
}

/** A saved card pays as often as its account wants. */
function savedRefusal(found: Authorised, request: PaymentRequest): PaymentRefusal | null {
  if (found.savedFor !== request.accountId) return 'card_unknown';
  return found.isExpired ? 'card_expired' : null;
}

function intentRefusal(found: Authorised, request: PaymentRequest): PaymentRefusal | null {
  switch (found.intentStatus) {
    case null:
      return 'intent_unknown';
    case 'requires_confirmation':
      return 'confirmation_required';
    case 'canceled':
    case 'failed':
    case 'silent':
      return 'confirmation_declined';
    case 'processing':
    case 'requires_payment_method':
      return 'status_unsupported';
    case 'succeeded':
      return 'card_used';
    case 'requires_capture':
      return found.intentAmount === request.amount && found.intentCurrency === request.currency
        ? null
        : 'amount_changed';
  }
}

function paymentOf(found: Authorised, request: PaymentRequest): TakenPayment {
  const { brand, last4, expMonth, expYear } = found;
  return {
    paymentId: newPaymentId(),
    method: 'card',
    methodName: 'Card',
    gateway: 'embedded',
    amount: request.amount,
    currency: request.currency,
    isTest: true,
    card: { brand, last4, expMonth, expYear },
  };
}
