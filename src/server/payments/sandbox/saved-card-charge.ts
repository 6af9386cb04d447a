import { cardExpiryState } from '@/domain/checkout/card';
import type { SqlSession } from '@/server/db/database';
import type { RowOf } from '@/server/db/columns';
import { cardColumns } from '../card-columns';
import { newPaymentId, writePayment } from '../payment-rows';
import { refused } from '../refusal-messages';
import { paymentUnder } from '../saved-cards';
import type { PaymentOutcome, SavedCardCharge, TakenPayment } from '../port';
import type { CardOutcome } from './card-rules';

/** Charges a card while its holder is away (see `PaymentSession.charge`). */
export async function chargeSavedCard(
  tx: SqlSession,
  charge: SavedCardCharge,
  now: Date,
): Promise<PaymentOutcome> {
  if (charge.amount <= 0) throw new RangeError('A charge has to be above zero');
  const made = await paymentUnder(tx, charge);
  if (made) return { ok: true, payment: made };
  const card = await savedCard(tx, charge);
  if (!card) return refused('card_unknown');
  const expiry = { month: card.expMonth, year: card.expYear };
  if (cardExpiryState(expiry, now) !== 'good') return refused('card_expired');
  if (card.outcome === 'decline' || card.outcome === 'decline_later') {
    return refused('card_declined');
  }
  return { ok: true, payment: await takeOnce(tx, charge, card) };
}

type KeptCard = RowOf<typeof cardColumns> & { outcome: CardOutcome };

async function savedCard(tx: SqlSession, charge: SavedCardCharge): Promise<KeptCard | undefined> {
  const [card] = await tx.query<KeptCard>(
    `select ${cardColumns}, card.outcome from card_tokens card where token = $1 and saved_for = $2`,
    [charge.token, charge.accountId],
  );
  return card;
}

async function takeOnce(
  tx: SqlSession,
  charge: SavedCardCharge,
  { brand, last4, expMonth, expYear }: KeptCard,
): Promise<TakenPayment> {
  const payment: TakenPayment = {
    paymentId: newPaymentId(),
    method: 'card',
    methodName: 'Card',
    gateway: 'embedded',
    amount: charge.amount,
    currency: charge.currency,
    isTest: true,
    card: { brand, last4, expMonth, expYear },
  };
  const { orderId, accountId, token: cardToken, idempotencyKey } = charge;
  const facts = { orderId, accountId, cardToken, intentId: null, idempotencyKey };
  if (await writePayment(tx, payment, facts)) return payment;
  // A parallel call charged under this key, and has committed by now.
  const made = await paymentUnder(tx, charge);
  if (!made) throw new Error('A payment was neither written nor found.');
  return made;
}
