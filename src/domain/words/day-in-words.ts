/** By locale and time zone: to make one takes a hundred times as long as to use it. */
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * `November 23, 2026`: the day of an ISO moment where the clock says `timeZone`. A calendar day such as `2026-11-23`
 * belongs to no zone and is read with `UTC`. Throws RangeError for what is no moment, no locale or no zone.
 */
export function dayInWords(moment: string, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  formats[key] ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return formats[key].format(new Date(moment));
}
