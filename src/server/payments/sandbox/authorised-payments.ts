import type { SqlSession } from '@/server/db/database';
import type { RowOf } from '@/server/db/columns';
import type {
  CardSummary,
  PaymentOutcome,
  PaymentRefusal,
  PaymentRequest,
  TakenPayment,
} from '../port';
import { isApproved } from './answers';
import { authorisationColumns, type Authorisation } from './authorisations';
import { cardColumns } from '../card-columns';
import { methodName, sandboxMethods } from './method-table';
import { newPaymentId, writePayment } from '../payment-rows';
import { refused } from '../refusal-messages';

type Found = Authorisation & { isLive: boolean };

/** Takes a payment that the shopper has authorised on a page or in a wallet (docs/payments.md). */
export async function takeAuthorisedPayment(
  tx: SqlSession,
  request: PaymentRequest,
  method: string,
): Promise<PaymentOutcome> {
  if (request.isRecurring && method !== 'quickpay') return refused('method_not_recurring');
  const found = await lockAuthorisation(tx, referenceOf(request, method), method);
  if (!found || !isNamedWhole(found, request)) return refused('intent_unknown');
  const refusal = refusalOf(found, request);
  if (refusal) return refused(refusal);
  const intent = await quickpayIntent(tx, found, request);
  if (intent === 'refused') return refused('intent_unknown');

  const { orderId, accountId } = request;
  const cardToken = method === 'quickpay' ? found.reference : null;
  const card = cardToken === null ? null : await spendCard(tx, cardToken, orderId);
  if (cardToken !== null && card === null) return refused('authorisation_used');
  await tx.query(`update payment_authorisations set order_id = $1 where id = any($2)`, [
    orderId,
    intent === null ? [found.id] : [found.id, intent],
  ]);
  const payment = paymentOf(request, method, card);
  const facts = { orderId, accountId, cardToken, intentId: found.id, idempotencyKey: null };
  await writePayment(tx, payment, facts);
  return { ok: true, payment };
}

/** Where each method's SDK code writes its result: fields of `billing.<method>`, the first one present counts. */
const namedIn: Readonly<Record<string, readonly string[]>> = {
  klarna: ['token'],
  ideal: ['token'],
  bancontact: ['token'],
  google: ['nonce', 'token'],
  apple: ['nonce', 'token'],
  amazon: ['checkout_session_id'],
  paypal: ['order_id', 'nonce'],
  paysafecard: ['id'],
};

/** The reference in the cart's billing; null when there is none. */
function referenceOf({ means, intents, cardToken }: PaymentRequest, method: string): string | null {
  if (method === 'quickpay') return cardToken;
  if (method === 'paysafecard' && intents?.paysafecard) return intents.paysafecard.id;
  const named = means?.[method];
  const field = namedIn[method]?.find((one) => named?.[one] !== undefined);
  return (field !== undefined && named?.[field]) || null;
}

async function lockAuthorisation(
  tx: SqlSession,
  reference: string | null,
  method: string,
): Promise<Found | undefined> {
  if (reference === null) return undefined;
  const [found] = await tx.query<Found>(
    `select ${authorisationColumns}, expires_at > now() as "isLive" from payment_authorisations
     where reference = $1 and method = $2 for update`,
    [reference, method],
  );
  return found;
}

/** The SDK sends iDEAL's payment twice, by its means and by its intent. */
function isNamedWhole({ id, method }: Found, { intents }: PaymentRequest): boolean {
  return method !== 'ideal' || intents?.embedded?.id === id;
}

function refusalOf(found: Found, request: PaymentRequest): PaymentRefusal | null {
  if (found.orderId !== null) return 'authorisation_used';
  const isOthers = found.cartId !== null && found.cartId !== request.cartId;
  if (!found.isLive || isOthers) return 'intent_unknown';
  const unanswered = answerRefusal(found);
  if (unanswered) return unanswered;
  if (found.amount === null) {
    // QuickPay's page may authorise a card without an amount; Amazon's first answer is about an account.
    return found.method === 'quickpay' ? null : 'confirmation_required';
  }
  const isSame = found.amount === request.amount && found.currency === request.currency;
  return isSame ? null : 'amount_changed';
}

function answerRefusal({ answer }: Found): PaymentRefusal | null {
  if (isApproved(answer)) return null;
  switch (answer) {
    case 'open':
    case 'initiated':
    case 'redirected':
      return 'confirmation_required';
    case 'unknown':
    case 'error':
      return 'status_unsupported';
    default:
      return 'authorisation_declined';
  }
}

/**
 * The intent that belongs to QuickPay's card: the SDK's class makes one that its page never receives. Null when there
 * is none to use; it has to be QuickPay's, unused, and of this amount if it names one.
 */
async function quickpayIntent(
  tx: SqlSession,
  found: Found,
  { intents, amount, currency }: PaymentRequest,
): Promise<string | 'refused' | null> {
  const named = intents?.quickpay?.id;
  if (found.method !== 'quickpay' || named === undefined || named === found.id) return null;
  const [intent] = await tx.query<{ id: string }>(
    `select id from payment_authorisations
     where id = $1 and method = 'quickpay' and order_id is null and expires_at > now()
       and (amount is null or amount = $2) and currency = $3 for update`,
    [named, amount, currency],
  );
  return intent?.id ?? 'refused';
}

/** Uses up the card behind an approval; null when it was used before. */
async function spendCard(
  tx: SqlSession,
  token: string,
  orderId: string,
): Promise<CardSummary | null> {
  const [card] = await tx.query<RowOf<typeof cardColumns>>(
    `update card_tokens card set order_id = $2 where token = $1 and order_id is null
     returning ${cardColumns}`,
    [token, orderId],
  );
  return card ?? null;
}

function paymentOf(
  { amount, currency }: PaymentRequest,
  method: string,
  card: CardSummary | null,
): TakenPayment {
  return {
    paymentId: newPaymentId(),
    method,
    methodName: methodName(method),
    gateway: sandboxMethods.find(({ id }) => id === method)?.gateway ?? method,
    amount,
    currency,
    isTest: true,
    card,
  };
}
