import { brand } from '../brand';
import { plusDays } from '../calendar-days';

/** Longest note of one call. */
export const maximumNoteLength = 2000;

/**
 * A follow-up date as a calendar file (RFC 5545): a whole day, without the customer's name, because calendars are shared
 * and synchronised.
 */
export function followUpEvent(
  note: { id: string; followUpOn: string; at: string },
  title: string,
): string {
  const compact = (day: string) => day.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Follow-up//EN`,
    'BEGIN:VEVENT',
    `UID:call-note-${note.id}@${brand.slug}`,
    `DTSTAMP:${note.at.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(note.followUpOn)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(note.followUpOn, 1))}`,
    `SUMMARY:${title.replace(/[\\;,]/g, (sign) => `\\${sign}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
