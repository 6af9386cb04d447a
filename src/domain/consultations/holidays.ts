/** A day of the calendar, `2026-12-25`. */
type Day = string;

type Holiday = { name: string; on: (year: number) => Date };

const monday = 1;

/**
 * Holidays on which the clinic is closed, by their rule. Sources: the general holidays of Canada (Canada Labour Code,
 * section 166, laws-lois.justice.gc.ca/eng/acts/L-2/section-166.html) and the one added by Alberta, where the clinic is
 * (Employment Standards Code, section 25: Family Day).
 */
const holidays: readonly Holiday[] = [
  { name: 'New Year’s Day', on: (year) => dayOf(year, 1, 1) },
  { name: 'Alberta Family Day', on: (year) => nth(3, monday, year, 2) },
  { name: 'Good Friday', on: (year) => plusDays(easterSunday(year), -2) },
  // The Monday before May 25.
  { name: 'Victoria Day', on: (year) => lastBefore(monday, dayOf(year, 5, 25)) },
  { name: 'Canada Day', on: (year) => dayOf(year, 7, 1) },
  { name: 'Labour Day', on: (year) => nth(1, monday, year, 9) },
  { name: 'National Day for Truth and Reconciliation', on: (year) => dayOf(year, 9, 30) },
  { name: 'Thanksgiving Day', on: (year) => nth(2, monday, year, 10) },
  { name: 'Remembrance Day', on: (year) => dayOf(year, 11, 11) },
  { name: 'Christmas Day', on: (year) => dayOf(year, 12, 25) },
  { name: 'Boxing Day', on: (year) => dayOf(year, 12, 26) },
];

const known = new Map<number, ReadonlySet<Day>>();

/** Whether this day, as `2026-12-25` in the clinic's calendar, is a holiday. Weekends are not checked here. */
export function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const ofYear = known.get(year) ?? closedDays(year);
  known.set(year, ofYear);
  return ofYear.has(day);
}

/**
 * A holiday on a weekend moves to the next working day that is not a holiday itself (Canada Labour Code, section 193).
 */
function closedDays(year: number): ReadonlySet<Day> {
  const closed = new Set<Day>();
  for (const { on } of holidays) {
    let day = on(year);
    while (isWeekend(day) || closed.has(written(day))) day = plusDays(day, 1);
    closed.add(written(day));
  }
  return closed;
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function plusDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * dayMs);
}

function nth(count: number, weekday: number, year: number, month: number): Date {
  const first = dayOf(year, month, 1);
  return plusDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (count - 1) * 7);
}

function lastBefore(weekday: number, day: Date): Date {
  return plusDays(day, -((day.getUTCDay() - weekday + 6) % 7) - 1);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

function written(day: Date): Day {
  return day.toISOString().slice(0, 10);
}

/** The Gregorian computus (Meeus, Jones and Butcher), with their variable names. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayOf(year, month, day);
}
