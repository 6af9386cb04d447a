import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './column-kinds';

/**
 * The erasures this database has carried out. Each one is also noted in the file storage; a note without a row here
 * shows that the database was restored to an earlier moment.
 */
export const erasures = pgTable('erasures', {
  /** Keyed hash of the account's id, hexadecimal. */
  accountMark: text('account_mark').primaryKey(),
  /** Keyed hash of the address, hexadecimal; null where no mailed link had proven it. */
  emailMark: text('email_mark'),
  erasedAt: moment('erased_at').notNull(),
});
