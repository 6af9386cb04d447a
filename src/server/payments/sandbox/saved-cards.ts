import { cardExpiryState } from '@/domain/card';
import { cents, type CurrencyCode } from '@/domain/money';
import type { SqlSession } from '@/server/db/database';
import type {
  CardSummary,
  PaymentOutcome,
  SavedCardCharge,
  SavedCards,
  TakenPayment,
} from '../port';
import { cardColumns } from './card-columns';
import type { CardOutcome } from './card-rules';
import { newPaymentId, writePayment } from './payment-rows';
import { refused } from './refusal-messages';

/** Cards that accounts keep: the tokens of the vault that live on. */
export const savedCards: SavedCards = {
  async save(tx, { token, accountId }) {
    const [card] = await tx.query<CardSummary>(
      `update card_tokens card set saved_for = $2
       where token = $1 and (saved_for = $2 or (saved_for is null and expires_at > now()))
       returning ${cardColumns}`,
      [token, accountId],
    );
    return card ?? null;
  },

  async update(tx, { token, accountId, expMonth, expYear }) {
    const [card] = await tx.query<CardSummary>(
      `update card_tokens card set exp_month = $3, exp_year = $4
       where token = $1 and saved_for = $2 returning ${cardColumns}`,
      [token, accountId, expMonth, expYear],
    );
    return card ?? null;
  },

  async forget(tx, { token, accountId }) {
    const forgotten = await tx.query(
      `update card_tokens set saved_for = null, expires_at = now()
       where token = $1 and saved_for = $2 returning token`,
      [token, accountId],
    );
    return forgotten.length > 0;
  },
};

/** Charges a card while its holder is away (see `Till.charge`). */
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

type KeptCard = CardSummary & { outcome: CardOutcome };

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
  // Somebody else charged under this key at the same moment, and has committed by now.
  const made = await paymentUnder(tx, charge);
  if (!made) throw new Error('A payment was neither written nor found.');
  return made;
}

type PaymentColumns = {
  id: string;
  accountId: string | null;
  amount: number;
  currency: CurrencyCode;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
};

/** The payment a key has made; throws when it was for something else. */
async function paymentUnder(tx: SqlSession, charge: SavedCardCharge): Promise<TakenPayment | null> {
  const [row] = await tx.query<PaymentColumns>(
    `select id, account_id as "accountId", amount, currency, card_brand as brand, card_last4 as last4,
       card_exp_month as "expMonth", card_exp_year as "expYear"
     from payments where idempotency_key = $1`,
    [charge.idempotencyKey],
  );
  if (!row) return null;
  const { id, accountId, amount, currency, ...card } = row;
  const isSame =
    accountId === charge.accountId && amount === charge.amount && currency === charge.currency;
  if (!isSame) throw new Error('An idempotency key was used for another charge.');
  return {
    paymentId: id,
    method: 'card',
    methodName: 'Card',
    gateway: 'embedded',
    amount: cents(amount),
    currency,
    isTest: true,
    card,
  };
}
