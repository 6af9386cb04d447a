import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CallStatus, CallWay } from '@/domain/consultations/booking';
import type { Locale } from '@/domain/words/locale';
import { moment, words } from './column-kinds';

/** What a person typed who wants to talk to us; it does not prove who they are. */
const person = {
  name: text().notNull(),
  /** Normalised. */
  email: text().notNull(),
  phone: text().notNull(),
  locale: text().$type<Locale>().notNull(),
};

/**
 * The words by which staff find a person; a number as a whole, without its country code, without its area code, and its
 * last four digits.
 */
const contactWords = sql`to_tsvector('simple', name || ' ' || email
  || ' ' || regexp_replace(phone, '\\D', '', 'g')
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 7)
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 4))`;

/** Call-back requests. */
export const consultationRequests = pgTable(
  'consultation_requests',
  {
    id: text().primaryKey(),
    ...person,
    promo: text().notNull(),
    /** The customer's profile says no calls, but they asked for this one. */
    isPhoneUnwanted: boolean('is_phone_unwanted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When a staff member called; null while the request is open. */
    doneAt: moment('done_at'),
    words: words().generatedAlwaysAs(contactWords),
  },
  (table) => [
    index('consultation_requests_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('consultation_requests_done')
      .on(table.createdAt, table.id)
      .where(sql`${table.doneAt} is not null`),
    index('consultation_requests_email').on(table.email),
    index('consultation_requests_created_at').on(table.createdAt, table.id),
    index('consultation_requests_words').using('gin', table.words),
  ],
);

/** Booked calls of a quarter of an hour. */
export const consultationBookings = pgTable(
  'consultation_bookings',
  {
    id: text().primaryKey(),
    /**
     * A keyed hash of the code in the mailed link (see `server/codes`): having the code is enough to move or cancel the
     * call.
     */
    code: text().notNull().unique('consultation_bookings_code'),
    /** Null in an older shop's row until a start has converted it. */
    sealedCode: text('sealed_code'),
    ...person,
    /** The customer who was logged in, or who confirmed it later; null for guests. */
    accountId: text('account_id'),
    visit: text(),
    confirmedAt: moment('confirmed_at'),
    /** Keyed hash of the booking network: one network may have only few open calls. Null where it is unknown. */
    network: text(),
    way: text().$type<CallWay>().notNull(),
    hasCompanion: boolean('has_companion').notNull(),
    /** The person's time zone, such as `America/Toronto`. */
    timeZone: text('time_zone').notNull(),
    /** `done` and `missed` are set once the call's time has come. */
    status: text().$type<CallStatus>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Counts the changes: each sends its own mails, and calendars use the highest one. */
    revision: integer().notNull().default(0),
    /** When the person was reminded of the current time; null before that. */
    remindedAt: moment('reminded_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    words: words().generatedAlwaysAs(contactWords),
  },
  (table) => [
    uniqueIndex('consultation_bookings_one_a_slot')
      .on(table.startsAt)
      .where(sql`${table.status} = 'booked'`),
    index('consultation_bookings_email').on(table.email),
    index('consultation_bookings_account_id').on(table.accountId),
    index('consultation_bookings_visit').on(table.visit),
    index('consultation_bookings_starts_at').on(table.startsAt, table.id),
    index('consultation_bookings_status').on(table.status, table.startsAt, table.id),
    index('consultation_bookings_words').using('gin', table.words),
  ],
);
