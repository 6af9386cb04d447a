import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cents, CurrencyCode } from '@/domain/money';
import { moment } from './column-kinds';

/**
 * What the vault keeps of a card: enough to show it and to play the outcome its test number stands
 * for. The number and the CVC are never written anywhere.
 */
export const cardTokens = pgTable(
  'card_tokens',
  {
    token: text().primaryKey(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** What the test card stands for: see `card-rules.ts` of the sandbox. `live` for a real one. */
    outcome: text().notNull(),
    /** The one order this token paid for; of a saved card the latest. */
    orderId: text('order_id'),
    /** The first cart that named this token: no other may pay with it. */
    cartId: text('cart_id'),
    /** Who keeps it at a provider elsewhere: only together they can be charged. */
    customerId: text('customer_id'),
    /** The account that keeps this card: it may pay again, and does not expire after a day. */
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
  /** Path on our origin the shopper comes back to after confirming. */
  returnPath: text('return_path').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * A shopper's word for one payment by another method than a card, given on the gateway's own page. What the
 * address of the way back says is nobody's word: `answer` is.
 */
export const paymentAuthorisations = pgTable(
  'payment_authorisations',
  {
    /** Names it while it is asked for; whoever knows it is its shopper. */
    id: text().primaryKey(),
    /** Id of a payment method. */
    method: text().notNull(),
    /** What the cart's billing names: a token, a nonce, a session; told only when the method's own protocol does. */
    reference: text().notNull().unique('payment_authorisations_reference'),
    /** In the currency's smallest unit; null when the means was authorised and not an amount. */
    amount: integer(),
    currency: text(),
    /** `open`, or what was answered: see `answers.ts` of the sandbox. */
    answer: text().notNull().default('open'),
    /** Paths on our origin: after an approval, and after everything else. */
    approvedPath: text('approved_path').notNull(),
    refusedPath: text('refused_path').notNull(),
    /** The first cart that named it, or the one it was made for. */
    cartId: text('cart_id'),
    /** The one order it paid for; `card` when a wallet's was swapped for a card. */
    orderId: text('order_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('payment_authorisations_expires_at').on(table.expiresAt)],
);

/** Money taken. Written with the order or invoice it pays for, once each; nothing but its state ever changes. */
export const payments = pgTable('payments', {
  id: text().primaryKey(),
  /** Null for a renewal that has no order of its own. */
  orderId: text('order_id').unique(),
  /** Set for charges of saved cards: what is paid for, so that it is paid once. */
  idempotencyKey: text('idempotency_key').unique('payments_idempotency_key'),
  /** Who was logged in, or whose saved card was charged. */
  accountId: text('account_id'),
  method: text().notNull(),
  gateway: text().notNull(),
  amount: integer().$type<Cents>().notNull(),
  currency: text().$type<CurrencyCode>().notNull(),
  isTest: boolean('is_test').notNull(),
  /** `held` until the provider has taken what was agreed, `released` when it never had to, `lost` when it cannot. */
  state: text().$type<'held' | 'taken' | 'released' | 'lost'>().notNull().default('taken'),
  /** The intent or authorisation it used up. */
  intentId: text('intent_id'),
  cardToken: text('card_token'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpMonth: integer('card_exp_month'),
  cardExpYear: integer('card_exp_year'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Money paid back. Written in the transaction of what it is paid back for, once a key, and never changed. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** What it is for, such as `cancel-<order id>`, so that it is paid back once. */
    idempotencyKey: text('idempotency_key').notNull().unique('refunds_idempotency_key'),
    amount: integer().notNull(),
    /** The provider's own name of it, once it has paid; null where nothing moves elsewhere. */
    gatewayId: text('gateway_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('refunds_payment_id').on(table.paymentId)],
);
