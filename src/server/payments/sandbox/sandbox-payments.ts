import { randomBytes } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import type {
  CardSummary,
  PaymentOutcome,
  PaymentRefusal,
  PaymentRequest,
  Payments,
  TakenPayment,
} from '../port';
import type { CardOutcome } from './card-rules';
import type { IntentStatus } from './vault';

const gateway = 'embedded';

const refusalMessages: Readonly<Record<PaymentRefusal, string>> = {
  method_unknown: 'This way to pay is not available.',
  card_unknown: 'This card is no longer available. Please enter it again.',
  card_used: 'This card entry was already used for an order. Please enter your card again.',
  card_declined: 'Your card was declined. Please use another card.',
  confirmation_required: 'Please confirm this payment first.',
  confirmation_declined: 'The payment was not approved. Please try again or use another card.',
  intent_unknown: 'This payment is no longer available. Please try again.',
  amount_changed: 'The total of your order has changed. Please pay again.',
};

/** The token's row, and the row of the intent on it if one was named. */
type Authorisation = CardSummary & {
  outcome: CardOutcome;
  orderId: string | null;
  isLive: boolean;
  intentId: string | null;
  intentStatus: IntentStatus | null;
  intentAmount: number | null;
  intentCurrency: string | null;
};

const cardColumns = `card.brand, card.last4, card.exp_month as "expMonth", card.exp_year as "expYear"`;

/** The gateway that moves no money: it plays every outcome of a real one, on the server's own tables. */
export function createSandboxPayments(): Payments {
  return {
    methods: () => [{ id: 'card', name: 'Card', gateway, mode: 'test' }],

    async findCard(session, token) {
      const [card] = await session.query<CardSummary>(
        `select ${cardColumns} from card_tokens card
         where token = $1 and order_id is null and expires_at > now()`,
        [token],
      );
      return card ?? null;
    },

    async takePayment(tx, request) {
      if (request.method !== 'card') return refused('method_unknown');
      const authorisation = await lockAuthorisation(tx, request);
      if (!authorisation) return refused('card_unknown');
      const refusal = refusalOf(authorisation, request);
      if (refusal) return refused(refusal);
      const payment = paymentOf(authorisation, request);
      await record(tx, payment, request);
      return { ok: true, payment };
    },
  };
}

function refused(code: PaymentRefusal): PaymentOutcome {
  return { ok: false, code, message: refusalMessages[code] };
}

async function lockAuthorisation(
  tx: SqlSession,
  { cardToken, intentId }: PaymentRequest,
): Promise<Authorisation | undefined> {
  const [found] = await tx.query<Authorisation>(
    `select ${cardColumns}, card.outcome, card.order_id as "orderId", card.expires_at > now() as "isLive",
       intent.id as "intentId", intent.status as "intentStatus", intent.amount as "intentAmount",
       intent.currency as "intentCurrency"
     from card_tokens card
     left join payment_intents intent on intent.id = $2 and intent.card_token = card.token
     where card.token = $1
     for update of card`,
    [cardToken, intentId],
  );
  return found;
}

function refusalOf(found: Authorisation, request: PaymentRequest): PaymentRefusal | null {
  if (found.orderId !== null) return 'card_used';
  if (!found.isLive) return 'card_unknown';
  if (found.outcome === 'decline') return 'card_declined';
  if (request.intentId === null) {
    return found.outcome === 'confirm' ? 'confirmation_required' : null;
  }
  if (found.intentStatus === null) return 'intent_unknown';
  if (found.intentStatus === 'requires_confirmation') return 'confirmation_required';
  if (found.intentStatus === 'canceled') return 'confirmation_declined';
  const isSameAmount =
    found.intentAmount === request.amount && found.intentCurrency === request.currency;
  return isSameAmount ? null : 'amount_changed';
}

function paymentOf(found: Authorisation, request: PaymentRequest): TakenPayment {
  const { brand, last4, expMonth, expYear } = found;
  return {
    paymentId: `payment_${randomBytes(18).toString('base64url')}`,
    method: 'card',
    gateway,
    amount: request.amount,
    currency: request.currency,
    isTest: true,
    card: { brand, last4, expMonth, expYear },
  };
}

/** One statement: the token and the intent are used up by the same stroke that writes the payment. */
async function record(
  tx: SqlSession,
  payment: TakenPayment,
  request: PaymentRequest,
): Promise<void> {
  const { card } = payment;
  await tx.query(
    `with used_card as (update card_tokens set order_id = $2 where token = $11),
       used_intent as (update payment_intents set status = 'succeeded' where id = $12)
     insert into payments (id, order_id, method, gateway, amount, currency, is_test, card_brand, card_last4,
       card_exp_month, card_exp_year, intent_id)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8, $9, $10, $12)`,
    [
      payment.paymentId,
      request.orderId,
      payment.method,
      payment.gateway,
      payment.amount,
      payment.currency,
      card?.brand,
      card?.last4,
      card?.expMonth,
      card?.expYear,
      request.cardToken,
      request.intentId,
    ],
  );
}
