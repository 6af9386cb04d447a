import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/**
 * Fitting sheets of orders, a row for each version. The audiogram, the targets and who signed are only in the sealed
 * columns.
 */
export const fittingSheets = pgTable(
  'fitting_sheets',
  {
    id: text().primaryKey(),
    /** No foreign key: with a hosted store the order is not in this database. */
    orderId: text('order_id').notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** The account of the order. */
    accountId: text('account_id').notNull(),
    sealed: text().notNull(),
    /** The clinician who signed; null before. */
    sealedSignature: text('sealed_signature'),
    signedAt: moment('signed_at'),
    /** No foreign key, and a copy of the name: both remain after the staff member leaves. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is deleted automatically. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('fitting_sheets_version').on(table.orderId, table.version),
    index('fitting_sheets_account_id').on(table.accountId),
    index('fitting_sheets_expires_at').on(table.expiresAt),
  ],
);
