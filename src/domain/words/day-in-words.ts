import { firstOfMonth } from './first-of-month';

/** Cached by locale and time zone: creating a format takes a hundred times as long as using it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * `November 23, 2026`, `1er décembre 2026`: the day of an ISO moment in `timeZone`. A calendar day such as `2026-11-23` belongs to no zone
 * and is read with `UTC`. Throws RangeError for an invalid moment, locale or zone.
 */
export function dayInWords(moment: string, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  formats[key] ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return firstOfMonth(formats[key].format(new Date(moment)));
}
