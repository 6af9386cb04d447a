import { index, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Whose a record is: an account's, or until then that of the visit (a digest of its session) that made it. */
const owner = {
  /** Normalised; what was typed, and no proof of anything. */
  email: text().notNull(),
  accountId: text('account_id'),
  visit: text(),
};

/** Results that people asked us to keep. What the ears heard lies in `sealed` and nowhere else. */
export const hearingResults = pgTable(
  'hearing_results',
  {
    id: text().primaryKey(),
    /** `built-in` or `external`. */
    provider: text().notNull(),
    /** Of the run of the test: the same one saved twice is one result. */
    sessionId: text('session_id').notNull(),
    ...owner,
    sealed: text().notNull(),
    locale: text().notNull(),
    takenAt: moment('taken_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it is destroyed by itself; shown to its owner. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('hearing_results_session_id').on(table.sessionId),
    index('hearing_results_email').on(table.email),
    index('hearing_results_account_id').on(table.accountId),
    index('hearing_results_visit').on(table.visit),
    index('hearing_results_taken_at').on(table.takenAt),
    index('hearing_results_expires_at').on(table.expiresAt),
  ],
);

/** Tests that were begun at an outside service: whose result it is that comes back by its webhook. */
export const hearingSessions = pgTable(
  'hearing_sessions',
  {
    id: text().primaryKey(),
    ...owner,
    locale: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('hearing_sessions_account_id').on(table.accountId),
    index('hearing_sessions_visit').on(table.visit),
    index('hearing_sessions_expires_at').on(table.expiresAt),
  ],
);

/** Decisions to buy without a test; the words that were read stand in the ledger of consents. */
export const hearingWaivers = pgTable(
  'hearing_waivers',
  {
    id: text().primaryKey(),
    ...owner,
    textVersion: text('text_version').notNull(),
    locale: text().notNull(),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('hearing_waivers_email').on(table.email),
    index('hearing_waivers_account_id').on(table.accountId),
    index('hearing_waivers_visit').on(table.visit),
    index('hearing_waivers_expires_at').on(table.expiresAt),
  ],
);

/** What an order knows of the hearing it is set up for: which test, file, waiver or questionnaire belongs to it. */
export const hearingProfileItems = pgTable(
  'hearing_profile_items',
  {
    /** No reference: with a hosted store the order lies there. */
    orderId: text('order_id').notNull(),
    kind: text().notNull(),
    reference: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind, table.reference] })],
);

/** What we did about the hearing profile of an order. */
export const hearingProfiles = pgTable('hearing_profiles', {
  orderId: text('order_id').primaryKey(),
  remindedAt: moment('reminded_at'),
  reviewedAt: moment('reviewed_at'),
  /** Of the staff. */
  reviewedBy: text('reviewed_by'),
});
