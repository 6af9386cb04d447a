import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from './commerce';
import type { ReturnStatus } from '@/domain/orders/return-request';
import type { TrackingStatus } from '@/domain/orders/shipment';
import { localeOfPerson, moment } from './column-kinds';

/**
 * Parcels and their tracking. `status`, `left_at` and `delivered_at` follow from `events` and are separate columns for searching.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    trackingCode: text('tracking_code').notNull(),
    trackingUrl: text('tracking_url'),
    status: text().$type<TrackingStatus>().notNull().default('UNKNOWN'),
    events: jsonb().notNull().default([]),
    /** Null while the parcel has only a label. */
    leftAt: moment('left_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('shipments_tracking').on(table.carrier, table.trackingCode),
    index('shipments_order_id').on(table.orderId),
  ],
);

/** Requests to send an order back. The reasons are sealed: people tell and write about their hearing. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: text().primaryKey(),
    /** No foreign key: with a hosted store the order is not in this database. */
    orderId: text('order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    accountId: text('account_id').notNull(),
    sealedReason: text('sealed_reason').notNull(),
    /** One of a short list; null where none was given. */
    sealedMainReason: text('sealed_main_reason'),
    status: text().$type<ReturnStatus>().notNull(),
    steps: jsonb().notNull(),
    /** Our note to the customer; sealed like the reason. */
    sealedNote: text('sealed_note'),
    /** Carrier and tracking code of the parcel we paid for. */
    label: jsonb(),
    refundId: text('refund_id'),
    locale: localeOfPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_returns_account_id').on(table.accountId),
    index('order_returns_status').on(table.status, table.createdAt, table.id),
    index('order_returns_created_at').on(table.createdAt, table.id),
    index('order_returns_order_number').on(table.orderNumber),
    uniqueIndex('order_returns_one_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('requested', 'approved', 'received')`),
  ],
);
