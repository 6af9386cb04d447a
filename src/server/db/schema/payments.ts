import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cents, CurrencyCode } from '@/domain/money';
import { moment } from './column-kinds';

/**
 * What the vault keeps of a card: enough to show it and to simulate the outcome of its test number. The number and the
 * CVC are never written anywhere.
 */
export const cardTokens = pgTable(
  'card_tokens',
  {
    token: text().primaryKey(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** The outcome of the test card: see `card-rules.ts` of the sandbox. `live` for a real one. */
    outcome: text().notNull(),
    /** The only order this token paid for; for a saved card the latest. */
    orderId: text('order_id'),
    /** The first cart that used this token: no other may pay with it. */
    cartId: text('cart_id'),
    /** The customer's id at an external provider: only token and customer together can be charged. */
    customerId: text('customer_id'),
    /** The account that saved this card: it may pay again, and does not expire after a day. */
    savedFor: text('saved_for'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('card_tokens_expires_at').on(table.expiresAt)],
);

/** An authorised amount on one card, waiting for its order. */
export const paymentIntents = pgTable('payment_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull(),
  cardToken: text('card_token')
    .notNull()
    .references(() => cardTokens.token, { onDelete: 'cascade' }),
  /** In the currency's smallest unit. */
  amount: integer().notNull(),
  currency: text().notNull(),
  /** See `vault.ts` of the sandbox. */
  status: text()
    .$type<
      | 'requires_confirmation'
      | 'requires_capture'
      | 'requires_payment_method'
      | 'processing'
      | 'canceled'
      | 'failed'
      | 'silent'
      | 'succeeded'
    >()
    .notNull(),
  /** Path on our origin to which the shopper returns after confirming. */
  returnPath: text('return_path').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * A shopper's approval of one payment by another method than a card, given on the gateway's own page. The parameters of
 * the return URL prove nothing; `answer` is the gateway's.
 */
export const paymentAuthorisations = pgTable(
  'payment_authorisations',
  {
    /** Identifies it while the shopper decides; knowing it proves to be the shopper. */
    id: text().primaryKey(),
    /** Id of a payment method. */
    method: text().notNull(),
    /** The token, nonce or session in the cart's billing; revealed only when the method's own protocol does. */
    reference: text().notNull().unique('payment_authorisations_reference'),
    /** In the currency's smallest unit; null when the means was authorised without an amount. */
    amount: integer(),
    currency: text(),
    /** `open`, or the answer: see `answers.ts` of the sandbox. */
    answer: text().notNull().default('open'),
    /** Paths on our origin: after an approval, and after any other answer. */
    approvedPath: text('approved_path').notNull(),
    refusedPath: text('refused_path').notNull(),
    /** The first cart that used it, or the one it was made for. */
    cartId: text('cart_id'),
    /** The only order it paid for; `card` when a wallet's was exchanged for a card. */
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('payment_authorisations_expires_at').on(table.expiresAt)],
);

/** Payments. Written with the order or invoice they pay for, once each; only the state ever changes. */
export const payments = pgTable('payments', {
  id: text().primaryKey(),
  /** Null for a renewal that has no order of its own. */
  orderId: text('order_id').unique(),
  /** For charges of saved cards: identifies what is paid, so that it is paid once. */
  idempotencyKey: text('idempotency_key').unique('payments_idempotency_key'),
  /** The account that was logged in, or whose saved card was charged. */
  accountId: text('account_id'),
  method: text().notNull(),
  gateway: text().notNull(),
  amount: integer().$type<Cents>().notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  isTest: boolean('is_test').notNull(),
  /**
   * `held` until the provider has captured the authorised amount, `released` when it never had to, `lost` when it
   * cannot.
   */
  state: text().$type<'held' | 'taken' | 'released' | 'lost'>().notNull().default('taken'),
  /** The intent or authorisation it used. */
  intentId: text('intent_id'),
  cardToken: text('card_token'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpMonth: integer('card_exp_month'),
  cardExpYear: integer('card_exp_year'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Refunds. Each is written once per key, in the transaction of its cause, and never changed. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Identifies the refund, such as `cancel-<order id>`, so that it is made once. */
    idempotencyKey: text('idempotency_key').notNull().unique('refunds_idempotency_key'),
    amount: integer().notNull(),
    /** The provider's id, once it has paid; null where no money moves at a provider. */
    gatewayId: text('gateway_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('refunds_payment_id').on(table.paymentId)],
);
