import { callMinutes } from './booking';

type CalendarEntry = {
  /** Stays the same when the call is moved, so that calendars move their entry. */
  id: string;
  /** ISO UTC. */
  start: string;
  revision: number;
  title: string;
  description: string;
  /** ISO UTC: when this file is written. */
  now: string;
};

/** A booked call as an iCalendar file (RFC 5545), with an alarm a quarter of an hour before. */
export function calendarFile({
  id,
  start,
  revision,
  title,
  description,
  now,
}: CalendarEntry): string {
  const end = new Date(Date.parse(start) + callMinutes * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boreal Hearing//Consultation//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261123T153000Z` */
function stamp(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds lines at 75 octets; they continue after a blank (RFC 5545, 3.1). No character is split. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    const room = pieces.length === 0 ? 75 : 74;
    if (new TextEncoder().encode(piece + character).length > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
}
