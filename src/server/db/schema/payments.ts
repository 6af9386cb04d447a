import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

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
    /** `approve`, `decline` or `confirm`. */
    outcome: text().notNull(),
    /** The one order this token paid for. */
    orderId: text('order_id'),
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
  /** `requires_confirmation`, `requires_capture`, `canceled` or `succeeded`. */
  status: text().notNull(),
  /** Path on our origin the shopper comes back to after confirming. */
  returnPath: text('return_path').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Money taken. Written in the order's own transaction, once per order, and never changed. */
export const payments = pgTable('payments', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull().unique(),
  method: text().notNull(),
  gateway: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  isTest: boolean('is_test').notNull(),
  intentId: text('intent_id'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  cardExpMonth: integer('card_exp_month'),
  cardExpYear: integer('card_exp_year'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
