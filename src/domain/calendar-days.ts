const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day of a moment in `timeZone` (an IANA name): `2026-11-23`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Calendar days have no clock changes: counted in UTC, each one is 24 hours. */
export function plusDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The same day in another year; February 29 becomes March 1 if that year has none. */
export function plusYears(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + count);
  return date.toISOString().slice(0, 10);
}

/** Number of days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
