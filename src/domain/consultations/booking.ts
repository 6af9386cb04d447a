import { object, string, boolean, number, type InferType } from 'yup';
import type { ListRules } from '../staff/admin-list';
import { clinicTimeZone } from '../store';
import { isSupportOpen } from './support-hours';

/** Spec 9: a consultation takes a quarter of an hour. */
export const callMinutes = 15;

const hour = 60 * 60 * 1000;
const slotMs = callMinutes * 60 * 1000;

/** The earliest slot leaves the clinic time to see the booking; the latest is not so far ahead that it is forgotten. */
const bookable = { leadMs: 2 * hour, aheadMs: 21 * 24 * hour } as const;

/** Kinds of call: by phone, by video with captions, or by text messages. */
export const callWays = ['phone', 'video', 'text'] as const;
export type CallWay = (typeof callWays)[number];

const bookingStatuses = ['booked', 'canceled'] as const;

/** Outcome of a call whose time has come. */
export const callEndings = ['done', 'missed'] as const;
export type CallEnding = (typeof callEndings)[number];

/** Status of a call for our staff; the customer sees no outcome. */
export const callStatuses = [...bookingStatuses, ...callEndings] as const;
export type CallStatus = (typeof callStatuses)[number];

/** Sort and filter options for the staff's list of calls. */
export const consultationList = {
  sorts: ['-start'],
  filters: { when: ['coming', 'past'], status: callStatuses },
} as const satisfies ListRules;

/** A booked call as its customer sees it. */
export const bookingViewSchema = object({
  /** ISO UTC. */
  start: string().required(),
  name: string().required(),
  way: string().oneOf(callWays).required(),
  hasCompanion: boolean().required(),
  timeZone: string().required(),
  status: string().oneOf(bookingStatuses).required(),
  revision: number().integer().required(),
  /** Code that opens the booking again. */
  code: string().required(),
});
export type BookingView = InferType<typeof bookingViewSchema>;

/** Whether this moment is a slot: the call ends within support hours, and not on a holiday. */
export function isSlot(start: Date): boolean {
  return start.getTime() % slotMs === 0 && isSupportOpen(start, callMinutes);
}

/** Whether this moment can still be booked. */
export function isBookable(start: Date, now: Date): boolean {
  const ahead = start.getTime() - now.getTime();
  return ahead >= bookable.leadMs && ahead <= bookable.aheadMs && isSlot(start);
}

/** All bookable moments, in order. */
export function bookableSlots(now: Date): Date[] {
  const slots: Date[] = [];
  const first = Math.ceil((now.getTime() + bookable.leadMs) / slotMs) * slotMs;
  for (let at = first; at <= now.getTime() + bookable.aheadMs; at += slotMs) {
    const start = new Date(at);
    if (isSlot(start)) slots.push(start);
  }
  return slots;
}

const dayMs = 24 * hour;

/** A day as `2026-11-23`. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The clinic's calendar day of a moment, as `2026-11-23`. */
export function clinicDayOf(moment: Date): string {
  // The en-CA locale formats dates as `2026-11-23`.
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: clinicTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/** Number of days in a working week, which starts on Monday. */
const weekDays = 5;

/**
 * The working week of a clinic day. `days`: Monday to Friday; `from` and `to`: its first moment and the one after its
 * last, ISO UTC. Null when the text is no day.
 */
export function clinicWeek(day: string) {
  const noon = dayPattern.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  if (Number.isNaN(noon)) return null;
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const dayAfterMonday = (days: number) =>
    new Date(noon + (days - sinceMonday) * dayMs).toISOString().slice(0, 10);
  return {
    days: Array.from({ length: weekDays }, (_, index) => dayAfterMonday(index)),
    before: dayAfterMonday(-7),
    after: dayAfterMonday(7),
    from: clinicMidnight(dayAfterMonday(0)),
    to: clinicMidnight(dayAfterMonday(7)),
  };
}

/** Today in the clinic; on a weekend the following Monday, because the past week is over. */
export function nextClinicDay(now: Date): string {
  const today = clinicDayOf(now);
  const noon = new Date(`${today}T12:00:00Z`);
  const ahead = noon.getUTCDay() === 6 ? 2 : noon.getUTCDay() === 0 ? 1 : 0;
  return new Date(noon.getTime() + ahead * dayMs).toISOString().slice(0, 10);
}

/** Start of a clinic day, ISO UTC. MST is seven hours behind UTC all year (see `clinicTimeZone`). */
export function clinicMidnight(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 7 * hour).toISOString();
}

/** Whether this machine knows the time zone, such as `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-CA', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
