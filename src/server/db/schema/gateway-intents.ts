import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Cents } from '@/domain/money';
import { moment } from './column-kinds';

/** Payment intents made at the gateway for us: shoppers' approvals and their state. */
export const stripeIntents = pgTable(
  'stripe_intents',
  {
    /** Our id; idempotency keys are made from it, so that a lost answer can be requested again. */
    id: text().primaryKey(),
    /** The gateway's id; null until it has answered. */
    intentId: text('intent_id').unique('stripe_intents_intent_id'),
    /** The subject of intents that the server made itself: `cart-<id>`, `invoice-<id>`. */
    subject: text(),
    /** Id of a payment method. */
    method: text().notNull(),
    /** Whole cents. */
    amount: integer().$type<Cents>().notNull(),
    currency: text().notNull(),
    cardToken: text('card_token'),
    /** `asked`, the gateway's status as last read, or `declined`; `abandoned` while an unused one is released. */
    status: text().notNull(),
    /** The first cart that used it: no other may pay with it. */
    cartId: text('cart_id'),
    /** The only payment made with it; null while there is none. */
    paymentId: text('payment_id').unique('stripe_intents_payment_id'),
    /** True when nothing remains to be done at the gateway. */
    isSettled: boolean('is_settled').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('stripe_intents_subject').on(table.subject),
    index('stripe_intents_open').on(table.isSettled, table.createdAt),
  ],
);

/** Events received from the gateway, so that each is processed once however often it is sent. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
