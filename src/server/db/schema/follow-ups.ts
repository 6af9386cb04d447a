import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FollowUpKind } from '@/domain/sixty-days/due-mails';
import { orders } from './commerce';
import { moment } from './column-kinds';

/** Which mails after a delivery were sent; a row is written together with its job, so that each is sent once. */
export const followUps = pgTable(
  'follow_ups',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<FollowUpKind>().notNull(),
    accountId: text('account_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index('follow_ups_account_id').on(table.accountId),
  ],
);

/** Whether a customer wants the mails after a delivery, and the code of the link that stops them. */
export const followUpChoices = pgTable('follow_up_choices', {
  id: text().primaryKey(),
  accountId: text('account_id').notNull().unique('follow_up_choices_account_id'),
  /** A keyed hash of the code: see `server/codes`. */
  stopCode: text('stop_code').notNull().unique('follow_up_choices_stop_code'),
  sealedStopCode: text('sealed_stop_code').notNull(),
  /** Null while the mails are wanted. */
  stoppedAt: moment('stopped_at'),
  createdAt: moment('created_at').notNull(),
});
