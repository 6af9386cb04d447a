import { randomBytes } from 'node:crypto';
import type { SqlSession } from '@/server/db/database';
import type { TakenPayment } from './port';

/** The fields of a payment's row besides the payment itself. */
export type PaymentFacts = {
  orderId: string | null;
  accountId: string | null;
  cardToken: string | null;
  /** The intent or authorisation it uses. */
  intentId: string | null;
  idempotencyKey: string | null;
  /** True while the money is only authorised at the provider. */
  isHeld?: boolean;
};

export function newPaymentId(): string {
  return `payment_${randomBytes(18).toString('base64url')}`;
}

/** Writes the payment; false when its idempotency key has taken money before. */
export async function writePayment(
  tx: SqlSession,
  payment: TakenPayment,
  facts: PaymentFacts,
): Promise<boolean> {
  const { card } = payment;
  const written = await tx.query(
    `insert into payments (id, order_id, account_id, idempotency_key, method, gateway, amount, currency, is_test,
       intent_id, card_token, card_brand, card_last4, card_exp_month, card_exp_year, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (idempotency_key) do nothing returning id`,
    [
      payment.paymentId,
      facts.orderId,
      facts.accountId,
      facts.idempotencyKey,
      payment.method,
      payment.gateway,
      payment.amount,
      payment.currency,
      payment.isTest,
      facts.intentId,
      facts.cardToken,
      card?.brand ?? null,
      card?.last4 ?? null,
      card?.expMonth ?? null,
      card?.expYear ?? null,
      facts.isHeld ? 'held' : 'taken',
    ],
  );
  return written.length > 0;
}
