import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/** What we mailed, for those who are asked about it. Words are sealed: some mails are about hearing. */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Made of the mail's key: each try of one mail is the same row. */
    id: text().primaryKey(),
    /** Normalised address. */
    email: text().notNull(),
    status: text().$type<'sending' | 'sent' | 'failed'>().notNull(),
    /** Subject, words and key as JSON; of a mail with a key in it the subject alone. */
    sealed: text().notNull(),
    tries: integer().notNull().default(1),
    /** Of the latest try. */
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('sent_mails_sent_at').on(table.sentAt, table.id),
    index('sent_mails_status').on(table.status, table.sentAt, table.id),
    index('sent_mails_email').on(table.email, table.sentAt, table.id),
  ],
);
