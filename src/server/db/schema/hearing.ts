import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ProfileItemKind } from '@/domain/hearing/hearing-profile';
import type { ReviewDecision, ReviewState } from '@/domain/hearing/hearing-review';
import { bytes, moment } from './column-kinds';

/** Whose a record is: an account's, or until then that of the visit (a digest of its session) that made it. */
const owner = {
  /** Normalised; what was typed, and no proof of anything. */
  email: text().notNull(),
  accountId: text('account_id'),
  visit: text(),
};

/** When the proven owner of the address said that a record made under it is theirs. */
const confirmedAt = moment('confirmed_at');

/** Results that people asked us to keep. What the ears heard lies in `sealed` and nowhere else. */
export const hearingResults = pgTable(
  'hearing_results',
  {
    id: text().primaryKey(),
    /** `entered`: by our staff, from a file that somebody sent. */
    provider: text().$type<'built-in' | 'external' | 'entered'>().notNull(),
    /** Of the run of the test: the same one saved twice is one result. */
    sessionId: text('session_id').notNull(),
    ...owner,
    confirmedAt,
    sealed: text().notNull(),
    locale: text().notNull(),
    takenAt: moment('taken_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it is destroyed by itself; shown to its owner. */
    expiresAt: moment('expires_at').notNull(),
    /**
     * Marks (`server/base/row-marks.ts`) of what staff made of it (`domain/hearing/hearing-review.ts`), of whether
     * something speaks for a doctor first, and of how well it went. Null until a start has seen a row of the version before.
     */
    reviewMark: bytes('review_mark'),
    flagMark: bytes('flag_mark'),
    reliabilityMark: bytes('reliability_mark'),
    /** The same in plain, for processes of the version before; `open`, false and empty in every row that is hidden. */
    reviewState: text('review_state').$type<ReviewState>().notNull().default('open'),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** Null until a row of an older shop was looked into. */
    reliability: text(),
    /** Keyed fingerprints of the words of the sealed name, to search by. */
    nameMarks: text('name_marks')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('hearing_results_newest').on(table.takenAt, table.id),
    // Marks are worked out row by row: a list that is narrowed by them walks this index alone.
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
    // Also for addresses that begin with something.
    index('hearing_results_email').on(table.email.op('text_pattern_ops')),
    index('hearing_results_account_id').on(table.accountId),
    index('hearing_results_visit').on(table.visit),
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

/** What an order knows of the hearing it is set up for: which test, file, waiver or questionnaire belongs to it. */
export const hearingProfileItems = pgTable(
  'hearing_profile_items',
  {
    /** No reference: with a hosted store the order lies there. */
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

/** What our staff decided about a result, one row a decision. */
export const hearingReviews = pgTable(
  'hearing_reviews',
  {
    id: text().primaryKey(),
    resultId: text('result_id')
      .notNull()
      .references(() => hearingResults.id, { onDelete: 'cascade' }),
    /** A mark of `reviewed` or `needs_more`; null until a start has seen a row of the version before. */
    decisionMark: bytes('decision_mark'),
    /** For processes of the version before; `reviewed` in every row that is hidden. */
    decision: text().$type<ReviewDecision>().notNull(),
    /** Sealed: it says something about somebody's hearing. Null without one. */
    sealedNote: text('sealed_note'),
    /** No reference, and the name beside it: both outlive the person's time with us. */
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

/** What we did about the hearing profile of an order. */
export const hearingProfiles = pgTable('hearing_profiles', {
  orderId: text('order_id').primaryKey(),
  remindedAt: moment('reminded_at'),
  reviewedAt: moment('reviewed_at'),
  /** Of the staff. */
  reviewedBy: text('reviewed_by'),
});
