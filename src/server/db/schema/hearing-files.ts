import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadExtension, UploadPurpose } from '@/domain/hearing/upload';
import { localeOfPerson, moment } from './column-kinds';

/** The owner of a record: an account, or until then the visit that made it (a digest of its session). */
const owner = {
  /** Normalised; as typed, which proves nothing. Null when nothing was typed. */
  email: text(),
  accountId: text('account_id'),
  visit: text(),
  /** When the proven owner of the address confirmed that a record made under it is theirs. */
  confirmedAt: moment('confirmed_at'),
};

/** Uploaded files. The sealed bytes are in the storage under a key made from the id; the sealed name is here. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    ...owner,
    /** No foreign key: with a hosted store orders are not in this database. */
    orderId: text('order_id'),
    sealedName: text('sealed_name').notNull(),
    extension: text().$type<UploadExtension>().notNull(),
    size: integer().notNull(),
    locale: localeOfPerson(),
    /** `arriving`, `kept` or `removed`: in each of them the file may be in the storage. */
    status: text().notNull(),
    /** A picture of a hearing aid or its receipt is no hearing test. */
    purpose: text().$type<UploadPurpose>().notNull().default('hearing_test'),
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
    /** Made by the browser: the same questionnaire sent twice is one row. */
    id: text().primaryKey(),
    ...owner,
    sealedAnswers: text('sealed_answers').notNull(),
    /** The version of the consent text, and when it was accepted. */
    consentVersion: text('consent_version').notNull(),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it is deleted automatically. */
    expiresAt: moment('expires_at').notNull(),
    /**
     * Whether something calls for a doctor first; the sealed part says what. Null where an older shop did not record
     * it.
     */
    isFlagged: boolean('is_flagged'),
  },
  (table) => [
    index('questionnaires_visit').on(table.visit),
    index('questionnaires_account_id').on(table.accountId),
    index('questionnaires_email').on(table.email, table.createdAt),
    index('questionnaires_expires_at').on(table.expiresAt),
  ],
);
