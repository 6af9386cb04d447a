import { cardExpiryState } from '@/domain/checkout/card';
import type { SqlSession } from '@/server/db/database';
import type { RowOf } from '@/server/db/columns';
import { cardColumns } from '../card-columns';
import { newPaymentId, writePayment, type PaymentFacts } from '../payment-rows';
import type {
  CardSummary,
  PaymentOutcome,
  PaymentRefusal,
  PaymentRequest,
  SavedCardCharge,
  TakenPayment,
  PaymentSession,
} from '../port';
import { refused } from '../refusal-messages';
import { paymentUnder } from '../saved-cards';
import { readAnew } from './intents';
import {
  agreementOn,
  cardAgreement,
  judged,
  type Agreed,
  type Asked,
  type PaymentSessionDeps,
} from './card-agreement';
import { lockIntent, spendIntent, type IntentRow } from './intent-rows';
import { methodName } from './methods';
import { Question, type RequestCache } from './request-cache';

/**
 * Takes money by recording it: the amount is already authorised at Stripe, and the job written with the payment
 * captures it. So no order waits for Stripe with its stock locked, and no order lacks its money.
 */
export function createPaymentSession(
  deps: PaymentSessionDeps,
  requestCache: RequestCache,
): PaymentSession {
  return {
    async takePayment(tx, request) {
      const method = deps.methods.find(({ id }) => id === request.method);
      if (!method) return refused('method_unknown');
      // A wallet returns a card, and then counts as one.
      if (request.isRecurring && method.id !== 'card') return refused('method_not_recurring');
      const named = intentNamedBy(request);
      const agreed =
        named !== null
          ? await namedAgreement(tx, { deps, requestCache, request }, named)
          : await cardAgreement(tx, { deps, requestCache, request });
      if (!agreed.ok) return refused(agreed.code);
      return take(tx, deps, { ...request, row: agreed.row, idempotencyKey: null });
    },

    async charge(tx, charge) {
      if (charge.amount <= 0) throw new RangeError('A charge has to be above zero');
      const made = await paymentUnder(tx, charge);
      if (made) return { ok: true, payment: made };
      const card = await savedCard(tx, charge);
      if (!card) return refused('card_unknown');
      const expiry = { month: card.expMonth, year: card.expYear };
      if (cardExpiryState(expiry, deps.now()) !== 'good') return refused('card_expired');
      const { token: cardToken, amount, currency, idempotencyKey } = charge;
      const terms = { subject: idempotencyKey, cardToken, amount, currency };
      const agreed = await agreementOn(
        tx,
        { ...terms, isOffSession: true },
        { deps, requestCache },
      );
      if (!agreed.ok) return refused(refusalOffSession(agreed.code));
      return take(tx, deps, { ...charge, cardToken, method: 'card', row: agreed.row });
    },
  };
}

/** Nobody is there to confirm: a bank that asks has refused. */
function refusalOffSession(code: PaymentRefusal): PaymentRefusal {
  const isAsking = code === 'card_asks_holder' || code === 'confirmation_required';
  return isAsking ? 'card_asks_holder' : 'card_declined';
}

/** The intent in the cart's billing, from either of the two places where swell-js writes it. */
function intentNamedBy({ intents, means, method }: PaymentRequest): string | null {
  const named = intents?.stripe?.id ?? (method ? means?.[method]?.token : undefined);
  return named?.startsWith('pi_') ? named : null;
}

async function namedAgreement(
  tx: SqlSession,
  { deps, requestCache, request }: Asked,
  intentId: string,
): Promise<Agreed> {
  const row = await lockIntent(tx, intentId);
  if (!row || row.method !== request.method || row.status === 'abandoned') return unknown;
  if (row.paymentId !== null) return { ok: false, code: 'authorisation_used' };
  if (row.cartId !== null && row.cartId !== request.cartId) return unknown;
  if (row.cardToken !== null && row.cardToken !== request.cardToken) return unknown;
  if (row.amount !== request.amount || row.currency !== request.currency) {
    return { ok: false, code: 'amount_changed' };
  }
  if (!requestCache.read.has(row.id)) throw new Question(() => readAnew(deps, row, requestCache));
  return judged(row);
}

const unknown: Agreed = { ok: false, code: 'intent_unknown' };

async function savedCard(
  tx: SqlSession,
  { token, accountId }: SavedCardCharge,
): Promise<CardSummary | undefined> {
  const [card] = await tx.query<RowOf<typeof cardColumns>>(
    `select ${cardColumns} from card_tokens card where token = $1 and saved_for = $2`,
    [token, accountId],
  );
  return card;
}

type Taking = Pick<PaymentRequest, 'accountId' | 'amount' | 'currency' | 'cardToken'> & {
  orderId: string | null;
  method: string | null;
  row: IntentRow;
  idempotencyKey: string | null;
};

async function take(
  tx: SqlSession,
  deps: PaymentSessionDeps,
  taking: Taking,
): Promise<PaymentOutcome> {
  const { row, amount, currency, orderId, accountId, idempotencyKey } = taking;
  const card = row.cardToken === null ? null : await spendCard(tx, row.cardToken, orderId);
  const payment: TakenPayment = {
    paymentId: newPaymentId(),
    method: row.method,
    methodName: methodName(row.method),
    gateway: 'stripe',
    amount,
    currency,
    isTest: deps.methods.every(({ mode }) => mode === 'test'),
    card,
  };
  const facts: PaymentFacts = {
    orderId,
    accountId,
    cardToken: row.cardToken,
    intentId: row.intentId,
    idempotencyKey,
    isHeld: true,
  };
  if (!(await writePayment(tx, payment, facts))) {
    // A parallel call charged under this key. The authorisation made here is released later.
    const made = idempotencyKey === null ? null : await paymentOf(tx, taking, idempotencyKey);
    if (!made) throw new Error('A payment was neither written nor found.');
    return { ok: true, payment: made };
  }
  await spendIntent(tx, row.id, payment.paymentId);
  await deps.jobs.enqueue(tx, 'settle-payment', { paymentId: payment.paymentId });
  return { ok: true, payment };
}

function paymentOf(tx: SqlSession, taking: Taking, idempotencyKey: string) {
  const { accountId, amount, currency, orderId, cardToken } = taking;
  if (accountId === null) return null;
  const charge = { accountId, token: cardToken ?? '', idempotencyKey, orderId, amount, currency };
  return paymentUnder(tx, charge);
}

async function spendCard(
  tx: SqlSession,
  token: string,
  orderId: string | null,
): Promise<CardSummary | null> {
  const [card] = await tx.query<RowOf<typeof cardColumns>>(
    `update card_tokens card set order_id = coalesce($2, order_id) where token = $1 returning ${cardColumns}`,
    [token, orderId],
  );
  return card ?? null;
}
