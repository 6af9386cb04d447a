import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cents } from '@/domain/money';
import { moment } from './column-kinds';

/** Payment intents that we had the gateway make: agreements of shoppers, and what became of them. */
export const stripeIntents = pgTable(
  'stripe_intents',
  {
    /** Ours; idempotency keys are made of it, so that a lost answer can be asked for again. */
    id: text().primaryKey(),
    /** The gateway's; null until it has answered. */
    intentId: text('intent_id').unique('stripe_intents_intent_id'),
    /** What those pay for that the server made by itself: `cart-<id>`, `invoice-<id>`. */
    subject: text(),
    /** Id of a payment method. */
    method: text().notNull(),
    /** Whole cents. */
    amount: integer().$type<Cents>().notNull(),
    currency: text().notNull(),
    cardToken: text('card_token'),
    /** `asked`, the gateway's word as it was last read, or `declined`; `abandoned` while an unused one is given back. */
    status: text().notNull(),
    /** The first cart that named it: no other may pay with it. */
    cartId: text('cart_id'),
    /** The one payment it is; null while it pays for nothing. */
    paymentId: text('payment_id').unique('stripe_intents_payment_id'),
    /** True when nothing is left to be done at the gateway. */
    isSettled: boolean('is_settled').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('stripe_intents_subject').on(table.subject),
    index('stripe_intents_open').on(table.isSettled, table.createdAt),
  ],
);

/** What the gateway has told us of, so that it is taken once however often it is told. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
