import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ProfileItemKind } from '@/domain/hearing/hearing-profile';
import type { ReviewDecision, ReviewState } from '@/domain/hearing/hearing-review';
import { bytes, moment } from './column-kinds';

/** The owner of a record: an account, or until then the visit that made it (a digest of its session). */
const owner = {
  /** Normalised; as typed, which proves nothing. */
  email: text().notNull(),
  accountId: text('account_id'),
  visit: text(),
};

/** When the proven owner of the address confirmed that a record made under it is theirs. */
const confirmedAt = moment('confirmed_at');

/** Results that people asked us to keep. Hearing data is only in `sealed`. */
export const hearingResults = pgTable(
  'hearing_results',
  {
    id: text().primaryKey(),
    /** `entered`: by our staff, from a file that somebody sent. */
    provider: text().$type<'built-in' | 'external' | 'entered'>().notNull(),
    /** The id of the test run: the same run saved twice is one result. */
    sessionId: text('session_id').notNull(),
    ...owner,
    confirmedAt,
    sealed: text().notNull(),
    locale: text().notNull(),
    takenAt: moment('taken_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it is deleted automatically; shown to its owner. */
    expiresAt: moment('expires_at').notNull(),
    /**
     * Keyed hashes (`server/base/row-marks.ts`) of the staff's review (`domain/hearing/hearing-review.ts`), of whether
     * something calls for a doctor first, and of the reliability. Null until a start has converted a row of the
     * previous version.
     */
    reviewMark: bytes('review_mark'),
    flagMark: bytes('flag_mark'),
    reliabilityMark: bytes('reliability_mark'),
    /**
     * The same in readable form, for processes of the previous version; `open`, false and empty in every hidden row.
     */
    reviewState: text('review_state').$type<ReviewState>().notNull().default('open'),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** Null until an older shop's row was converted. */
    reliability: text(),
    /** Keyed fingerprints of the words of the sealed name, for searching. */
    nameMarks: text('name_marks')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('hearing_results_newest').on(table.takenAt, table.id),
    // Hashes are computed row by row: a list filtered by them reads this index alone.
    index('hearing_results_marks').on(
      table.takenAt,
      table.id,
      table.reviewMark,
      table.flagMark,
      table.reliabilityMark,
    ),
    index('hearing_results_readable')
      .on(table.id)
      .where(
        sql`${table.reviewMark} is null or ${table.flagMark} is null or ${table.reviewState} <> 'open' or ${table.isFlagged} or ${table.reliability} <> ''`,
      ),
    index('hearing_results_unread')
      .on(table.id)
      .where(sql`${table.reliability} is null`),
    index('hearing_results_name').using('gin', table.nameMarks),
    unique('hearing_results_session_id').on(table.sessionId),
    // Also serves searches for the beginning of an address.
    index('hearing_results_email').on(table.email.op('text_pattern_ops')),
    index('hearing_results_account_id').on(table.accountId),
    index('hearing_results_visit').on(table.visit),
    index('hearing_results_expires_at').on(table.expiresAt),
  ],
);

/** Tests begun at an external service: they tell whose result the webhook reports. */
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

/** Decisions to buy without a test; the text that was read is in the ledger of consents. */
export const hearingWaivers = pgTable(
  'hearing_waivers',
  {
    id: text().primaryKey(),
    ...owner,
    confirmedAt,
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

/** The hearing profile of an order: the tests, files, waivers and questionnaires that belong to it. */
export const hearingProfileItems = pgTable(
  'hearing_profile_items',
  {
    /** No foreign key: with a hosted store the order is not in this database. */
    orderId: text('order_id').notNull(),
    kind: text().$type<ProfileItemKind>().notNull(),
    reference: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.reference] }),
    index('hearing_profile_items_reference').on(table.reference),
  ],
);

/** Staff decisions about a result, one row per decision. */
export const hearingReviews = pgTable(
  'hearing_reviews',
  {
    id: text().primaryKey(),
    resultId: text('result_id')
      .notNull()
      .references(() => hearingResults.id, { onDelete: 'cascade' }),
    /** A keyed hash of `reviewed` or `needs_more`; null until a start has converted a row of the previous version. */
    decisionMark: bytes('decision_mark'),
    /** For processes of the previous version; `reviewed` in every hidden row. */
    decision: text().$type<ReviewDecision>().notNull(),
    /** Sealed: it is about somebody's hearing. Null without one. */
    sealedNote: text('sealed_note'),
    /** No foreign key, and a copy of the name: both remain after the staff member leaves. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('hearing_reviews_of').on(table.resultId, table.at),
    index('hearing_reviews_readable')
      .on(table.id)
      .where(sql`${table.decisionMark} is null`),
  ],
);

/** Our reviews of an order's hearing profile. */
export const hearingProfiles = pgTable('hearing_profiles', {
  orderId: text('order_id').primaryKey(),
  remindedAt: moment('reminded_at'),
  reviewedAt: moment('reviewed_at'),
  /** The staff member. */
  reviewedBy: text('reviewed_by'),
});
