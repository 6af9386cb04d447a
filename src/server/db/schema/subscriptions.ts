import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Invoice, Subscription } from '@/domain/subscriptions/subscription';
import { moment } from './column-kinds';

export const subscriptionNumbers = pgSequence('subscription_numbers', { startWith: 2_041 });
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 30_118 });

/** One row per subscription; its content is in `state`, the fields for the queue and lists are columns. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique('subscriptions_number'),
    accountId: text('account_id').notNull(),
    /** False for a guest's subscription whose address is not proven: no account shows it. */
    isAttached: boolean('is_attached').notNull(),
    status: text().$type<Subscription['status']>().notNull(),
    /** When the queue processes it next; null when only a person can continue it. */
    dueAt: moment('due_at'),
    state: jsonb().$type<Subscription>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('subscriptions_account_id').on(table.accountId, table.createdAt),
    index('subscriptions_due_at').on(table.dueAt),
    index('subscriptions_status').on(table.status, table.number),
  ],
);

/** The charges and attempted charges of a subscription. One per period, however often and by whomever it is billed. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique('invoices_number'),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    periodStart: moment('period_start').notNull(),
    status: text().$type<Invoice['status']>().notNull(),
    data: jsonb().$type<Invoice>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('invoices_period').on(table.subscriptionId, table.periodStart)],
);
