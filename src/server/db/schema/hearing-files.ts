import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadExtension } from '@/domain/hearing/upload';
import { moment } from './column-kinds';

/** Whose a record is: an account's, or until then that of the visit (a digest of its session) that made it. */
const owner = {
  /** Normalised; what was typed, and no proof of anything. Null where nothing was. */
  email: text(),
  accountId: text('account_id'),
  visit: text(),
  /** When the proven owner of the address said that a record made under it is theirs. */
  confirmedAt: moment('confirmed_at'),
};

/** Files people sent us. The bytes lie in the storage under a key made of the id, sealed; so is the name here. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    ...owner,
    /** No reference: with a hosted store orders lie there. */
    orderId: text('order_id'),
    sealedName: text('sealed_name').notNull(),
    extension: text().$type<UploadExtension>().notNull(),
    size: integer().notNull(),
    /** `arriving`, `kept` or `removed`: the file may lie in the storage in each of them. */
    status: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_visit').on(table.visit),
    index('uploads_account_id').on(table.accountId),
    index('uploads_order_id').on(table.orderId),
    index('uploads_email').on(table.email),
    index('uploads_status').on(table.status, table.createdAt),
  ],
);

/** Answers to the questions before a hearing test, kept only with their sender's consent. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    /** Made up by the browser: the same questionnaire sent twice is one row. */
    id: text().primaryKey(),
    ...owner,
    sealedAnswers: text('sealed_answers').notNull(),
    /** The words that were agreed to, and when. */
    consentVersion: text('consent_version').notNull(),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it is destroyed by itself. */
    expiresAt: moment('expires_at').notNull(),
    /** That something speaks for a doctor first; what it is lies sealed. Null where an older shop did not say. */
    isFlagged: boolean('is_flagged'),
  },
  (table) => [
    index('questionnaires_visit').on(table.visit),
    index('questionnaires_account_id').on(table.accountId),
    index('questionnaires_email').on(table.email, table.createdAt),
    index('questionnaires_expires_at').on(table.expiresAt),
  ],
);
