import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from './commerce';
import type { Cents } from '@/domain/money';
import { moment } from './column-kinds';

/** An order's refunds and their reasons. The part that went to a means of payment also has a row in its `refunds`. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Identifies the refund, such as `return-<return id>`: it is made once. */
    idempotencyKey: text('idempotency_key').notNull().unique('order_refunds_idempotency_key'),
    /** Units of lines, as `[{ lineId, quantity, restocked }]`. */
    lines: jsonb().notNull(),
    isShippingIncluded: boolean('is_shipping_included').notNull(),
    /** Whole cents in the order's currency. */
    toPayment: integer('to_payment').$type<Cents>().notNull(),
    toGiftCards: integer('to_gift_cards').$type<Cents>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('order_refunds_order_id').on(table.orderId, table.createdAt)],
);
