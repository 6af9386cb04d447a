import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Consent, ConsentSource, MailingState } from '@/domain/consent';
import type { Locale } from '@/domain/words/locale';
import { moment } from './column-kinds';

/** The ledger of consents; rows are written once and never changed. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    /** Normalised. */
    email: text().notNull(),
    purpose: text().$type<Consent['purpose']>().notNull(),
    isGiven: boolean('is_given').notNull(),
    source: text().$type<ConsentSource>().notNull(),
    textVersion: text('text_version').notNull(),
    locale: text().notNull(),
    at: moment('at').notNull(),
    /** How the consent of the address's owner is proven: see `ConsentProof` in `domain/consent.ts`. */
    provenBy: text('proven_by').$type<Consent['provenBy']>().notNull().default('visit'),
    /** The owner of the entry, as for every record: `server/visits/ownership.ts`. The consent itself never changes. */
    accountId: text('account_id'),
    visit: text(),
    /** The record made with it; null for the newsletter, and for entries from before November 2026. */
    recordId: text('record_id'),
  },
  (table) => [
    index('consents_email').on(table.email, table.at),
    index('consents_account_id').on(table.accountId),
    index('consents_visit').on(table.visit),
    index('consents_record_id').on(table.recordId),
  ],
);

/** Addresses that asked for the newsletter, and the codes in the links we mail them. */
export const mailingList = pgTable('mailing_list', {
  id: text().primaryKey(),
  /** Normalised. */
  email: text().notNull().unique('mailing_list_email'),
  state: text().$type<MailingState>().notNull(),
  /** Keyed hashes of the codes: see `server/codes`. */
  confirmationCode: text('confirmation_code').notNull().unique('mailing_list_confirmation_code'),
  unsubscribeCode: text('unsubscribe_code').notNull().unique('mailing_list_unsubscribe_code'),
  /** Null in an older shop's row until a start has converted it. */
  sealedConfirmation: text('sealed_confirmation'),
  sealedUnsubscribe: text('sealed_unsubscribe'),
  locale: text().$type<Locale>().notNull(),
  /** The account that last asked for it while its address was unproven; it sees nothing else of this row. */
  askedBy: text('asked_by'),
  /** Whether a mailed link was opened since that account asked. */
  isAskerConfirmed: boolean('is_asker_confirmed').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
