import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { BenefitMeasure, BenefitMoment } from '@/domain/benefit/measures';
import type { DayPage } from '@/domain/sixty-days/plan';
import { orders } from './commerce';
import { moment } from './column-kinds';

/** The order of a record. A new one for each table, because a table's constraints change its columns. */
const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id);

/** The order and its customer, of every record about a trial. */
const ofOrder = () => ({ orderId: orderId(), accountId: text('account_id').notNull() });

/** Answers to the questions of the day pages. They speak of health, so they are sealed. */
export const dayPageAnswers = pgTable(
  'day_page_answers',
  {
    id: text().primaryKey(),
    ...ofOrder(),
    page: text().$type<DayPage>().notNull(),
    sealedAnswer: text('sealed_answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('day_page_answers_once').on(table.orderId, table.page),
    index('day_page_answers_account_id').on(table.accountId),
  ],
);

/** What a customer wants to do again, in their own words. */
export const benefitGoals = pgTable(
  'benefit_goals',
  {
    id: text().primaryKey(),
    orderId: orderId().unique('benefit_goals_order_id'),
    accountId: text('account_id').notNull(),
    sealedGoals: text('sealed_goals').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('benefit_goals_account_id').on(table.accountId)],
);

/** Each measure of benefit at each moment: a further kind of measure needs no new table. */
export const benefitRecords = pgTable(
  'benefit_records',
  {
    id: text().primaryKey(),
    ...ofOrder(),
    moment: text().$type<BenefitMoment>().notNull(),
    measure: text().$type<BenefitMeasure>().notNull(),
    sealedValues: text('sealed_values').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('benefit_records_once').on(table.orderId, table.moment, table.measure),
    index('benefit_records_account_id').on(table.accountId),
  ],
);

/** Orders whose customer has said that they keep the hearing aids. */
export const keptOrders = pgTable(
  'kept_orders',
  {
    orderId: orderId().primaryKey(),
    accountId: text('account_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('kept_orders_account_id').on(table.accountId)],
);

/** Customers who paused the mails and texts after a delivery. */
export const followUpPauses = pgTable('follow_up_pauses', {
  accountId: text('account_id').primaryKey(),
  at: moment('at').notNull(),
});

/** Notes of calls with customers, and the day we call again. */
export const callNotes = pgTable(
  'call_notes',
  {
    id: text().primaryKey(),
    /** The customer; null when the caller has no account. */
    accountId: text('account_id'),
    orderId: text('order_id').references(() => orders.id),
    /** The booked call it is about; null for other calls. */
    bookingId: text('booking_id'),
    sealedNote: text('sealed_note').notNull(),
    /** A calendar day at the clinic; null when nothing is to follow. */
    followUpOn: text('follow_up_on'),
    /** The name of the staff member. */
    by: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('call_notes_account_id').on(table.accountId),
    index('call_notes_order_id').on(table.orderId),
    index('call_notes_booking_id').on(table.bookingId),
  ],
);

/** Numbers for texts. A number is used only after its owner typed the code that we sent to it. */
export const textNumbers = pgTable(
  'text_numbers',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull().unique('text_numbers_account_id'),
    /** Sealed, and a keyed hash by which an answer to a text finds it. */
    sealedPhone: text('sealed_phone').notNull(),
    phoneMark: text('phone_mark').notNull(),
    state: text().$type<'asked' | 'on' | 'off'>().notNull(),
    /** A keyed hash of the code; null once it was used. */
    codeMark: text('code_mark'),
    codeExpiresAt: moment('code_expires_at'),
    /** Wrong codes since the last one was sent. */
    codeTries: integer('code_tries').notNull().default(0),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('text_numbers_phone_mark').on(table.phoneMark)],
);

/** Which texts were sent, without their words and numbers, what the carrier reported, and which became a mail. */
export const sentTexts = pgTable(
  'sent_texts',
  {
    /** What the text is about: the same key is the same text. */
    key: text().primaryKey(),
    accountId: text('account_id').notNull(),
    /** The provider's name for it; null until we know that it was taken. */
    reference: text(),
    /** `due`: certainly not out yet; `tried`: nobody knows whether it went out; `mailed`: a mail is sent instead. */
    status: text().$type<'due' | 'tried' | 'sent' | 'delivered' | 'failed' | 'mailed'>().notNull(),
    /** When it was due. */
    at: moment('at').notNull(),
    /** While `tried`: the last try. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('sent_texts_account_id').on(table.accountId),
    index('sent_texts_reference').on(table.reference),
    index('sent_texts_at').on(table.at),
  ],
);
