import type { SqlSession } from '@/server/db/database';
import type { CardSummary, PaymentRefusal, PaymentRequest, Payments, TakenPayment } from '../port';
import { cardColumns } from './card-columns';
import type { CardOutcome } from './card-rules';
import { newPaymentId, writePayment } from './payment-rows';
import { refused } from './refusal-messages';
import { createSavedCards } from './saved-cards';
import { refundPayment } from './refunds';
import type { IntentStatus } from './vault';

const gateway = 'embedded';

/** The token's row, and the row of the intent on it if one was named. */
type Authorisation = CardSummary & {
  outcome: CardOutcome;
  orderId: string | null;
  savedFor: string | null;
  isLive: boolean;
  intentId: string | null;
  intentStatus: IntentStatus | null;
  intentAmount: number | null;
  intentCurrency: string | null;
};

/** The gateway that moves no money: it plays every outcome of a real one, on the server's own tables. */
export function createSandboxPayments({ now }: { now: () => Date }): Payments {
  return {
    methods: () => [{ id: 'card', name: 'Card', gateway, mode: 'test' }],

    async findCard(session, token, accountId = null) {
      const [card] = await session.query<CardSummary>(
        `select ${cardColumns} from card_tokens card
         where token = $1 and case when saved_for is null
           then order_id is null and expires_at > now() else saved_for = $2 end`,
        [token, accountId],
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

    savedCards: createSavedCards({ now }),
    refund: refundPayment,
  };
}

async function lockAuthorisation(
  tx: SqlSession,
  { cardToken, intentId }: PaymentRequest,
): Promise<Authorisation | undefined> {
  const [found] = await tx.query<Authorisation>(
    `select ${cardColumns}, card.outcome, card.order_id as "orderId", card.saved_for as "savedFor",
       card.expires_at > now() as "isLive",
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
  const unusable = found.savedFor === null ? onceRefusal(found) : savedRefusal(found, request);
  if (unusable) return unusable;
  if (found.outcome === 'decline') return 'card_declined';
  if (request.intentId === null) {
    return found.outcome === 'confirm' ? 'confirmation_required' : null;
  }
  if (found.intentStatus === null) return 'intent_unknown';
  if (found.intentStatus === 'requires_confirmation') return 'confirmation_required';
  if (found.intentStatus === 'canceled') return 'confirmation_declined';
  if (found.intentStatus === 'succeeded') return 'card_used';
  const isSameAmount =
    found.intentAmount === request.amount && found.intentCurrency === request.currency;
  return isSameAmount ? null : 'amount_changed';
}

/** A card that is typed in pays for one order, within a day. */
function onceRefusal(found: Authorisation): PaymentRefusal | null {
  if (found.orderId !== null) return 'card_used';
  return found.isLive ? null : 'card_unknown';
}

/** A saved card pays as often as its account wants to. */
function savedRefusal(found: Authorisation, request: PaymentRequest): PaymentRefusal | null {
  return found.savedFor === request.accountId ? null : 'card_unknown';
}

function paymentOf(found: Authorisation, request: PaymentRequest): TakenPayment {
  const { brand, last4, expMonth, expYear } = found;
  return {
    paymentId: newPaymentId(),
    method: 'card',
    gateway,
    amount: request.amount,
    currency: request.currency,
    isTest: true,
    card: { brand, last4, expMonth, expYear },
  };
}

/** The token and the intent are used up with the payment that is written. */
async function record(
  tx: SqlSession,
  payment: TakenPayment,
  { orderId, accountId, cardToken, intentId }: PaymentRequest,
): Promise<void> {
  await tx.query(
    `with used_card as (update card_tokens set order_id = $1 where token = $2)
     update payment_intents set status = 'succeeded' where id = $3 and card_token = $2`,
    [orderId, cardToken, intentId],
  );
  await writePayment(tx, payment, {
    orderId,
    accountId,
    cardToken,
    intentId,
    idempotencyKey: null,
  });
}
