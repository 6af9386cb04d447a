import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { shipments } from './after-sale';
import { orders } from './commerce';
import { moment } from './column-kinds';

/** Staff actions and notes on an order; rows are written once and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** See `order-event.ts` of the domain. */
    kind: text().notNull(),
    /** The name stays when the staff member leaves. */
    staffName: text('staff_name').notNull(),
    /** Sums, tracking codes, kinds of mail; nothing about a person. */
    details: jsonb().notNull().default({}),
    /** A note: sealed, because people write about their hearing. */
    sealedText: text('sealed_text'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_of').on(table.orderId, table.at)],
);

/** Parcel labels as they were printed: sealed, because they show a name and an address. */
export const shipmentLabels = pgTable('shipment_labels', {
  shipmentId: text('shipment_id')
    .primaryKey()
    .references(() => shipments.id),
  /** The adapter that made it, and the adapter's id for it. */
  provider: text().notNull(),
  reference: text().notNull(),
  /** A PDF in base64. */
  sealedPdf: text('sealed_pdf').notNull(),
  createdAt: moment('created_at').notNull(),
});
