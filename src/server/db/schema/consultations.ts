import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CallStatus, CallWay } from '@/domain/consultations/booking';
import type { Locale } from '@/domain/words/locale';
import { moment, words } from './column-kinds';

/** What somebody typed who wants to talk to us; it proves nothing about who she is. */
const person = {
  name: text().notNull(),
  /** Normalised. */
  email: text().notNull(),
  phone: text().notNull(),
  locale: text().$type<Locale>().notNull(),
};

/** What our staff finds somebody by; a number as a whole, without its country, its area, and its last four. */
const contactWords = sql`to_tsvector('simple', name || ' ' || email
  || ' ' || regexp_replace(phone, '\\D', '', 'g')
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 7)
  || ' ' || right(regexp_replace(phone, '\\D', '', 'g'), 4))`;

/** People who asked us to call them. */
export const consultationRequests = pgTable(
  'consultation_requests',
  {
    id: text().primaryKey(),
    ...person,
    promo: text().notNull(),
    /** The customer who asked has it in her profile that she is not to be called. */
    isPhoneUnwanted: boolean('is_phone_unwanted').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When somebody of our staff had called; null while she waits. */
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

/** Calls of a quarter of an hour at a time that somebody chose. */
export const consultationBookings = pgTable(
  'consultation_bookings',
  {
    id: text().primaryKey(),
    /**
     * A keyed mark of the code in the link of the mails (see `server/codes`): whoever has the code may move the call or
     * call it off.
     */
    code: text().notNull().unique('consultation_bookings_code'),
    /** Null until a start has seen a row of an older shop. */
    sealedCode: text('sealed_code'),
    ...person,
    /** Of a customer who was logged in, or who confirmed it later; null for guests. */
    accountId: text('account_id'),
    visit: text(),
    confirmedAt: moment('confirmed_at'),
    /** Keyed mark of the network that booked it: one holds few open calls. Null where that is not known. */
    network: text(),
    way: text().$type<CallWay>().notNull(),
    hasCompanion: boolean('has_companion').notNull(),
    /** The zone of the person's clock, such as `America/Toronto`. */
    timeZone: text('time_zone').notNull(),
    /** `done` and `missed` follow when the time has come. */
    status: text().$type<CallStatus>().notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Counts the changes: each has mails of its own, and calendars take the highest one. */
    revision: integer().notNull().default(0),
    /** When the person was reminded of the present time; null while she was not. */
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
