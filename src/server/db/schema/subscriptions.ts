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

/** One row a subscription; what it is lies in `state`, what the queue and lists ask for lies beside it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique('subscriptions_number'),
    accountId: text('account_id').notNull(),
    /** False while it was bought by a guest who has not proven the address: nobody sees it in an account. */
    isAttached: boolean('is_attached').notNull(),
    status: text().$type<Subscription['status']>().notNull(),
    /** When the queue looks at it next; null when only a person can move it on. */
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

/** What a subscription charged, or tries to charge. One for each period, however often and by whomever it is billed. */
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
