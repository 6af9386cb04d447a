import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/** Discounts that need no code. Part of the catalogue's version: changing one renews every cart's price. */
export const promotions = pgTable('promotions', {
  id: text().primaryKey(),
  isActive: boolean('is_active').notNull().default(true),
  /** The order in which they are applied. */
  sort: integer().notNull(),
  data: jsonb().notNull(),
});

/** Which orders used a coupon, so that a coupon for single use per person is used once. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text('coupon_id').notNull(),
    orderId: text('order_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    index('coupon_uses_account_id').on(table.couponId, table.accountId),
  ],
);
