import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/** Mails we sent, for staff who are asked about them. Texts are sealed: some mails are about hearing. */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Made from the mail's key: each try of one mail has the same row. */
    id: text().primaryKey(),
    /** Normalised address. */
    email: text().notNull(),
    status: text().$type<'sending' | 'sent' | 'failed'>().notNull(),
    /** Subject, text and key as JSON; only the subject for a mail that contains a key. */
    sealed: text().notNull(),
    tries: integer().notNull().default(1),
    /** The time of the latest try. */
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('sent_mails_sent_at').on(table.sentAt, table.id),
    index('sent_mails_status').on(table.status, table.sentAt, table.id),
    index('sent_mails_email').on(table.email, table.sentAt, table.id),
  ],
);
