import { calendarFile } from './calendar-file';

const entry = {
  id: 'call-1@boreal',
  start: '2026-11-23T15:30:00.000Z',
  revision: 2,
  title: 'Call, with us; at last',
  description: 'First line\nMontréal '.repeat(8),
  now: '2026-11-21T19:00:00.000Z',
};

test('a quarter of an hour in UTC, its text escaped, with the number of its last change', () => {
  const file = calendarFile(entry);
  expect(file).toContain('DTSTART:20261123T153000Z\r\nDTEND:20261123T154500Z\r\n');
  expect(file).toContain('DTSTAMP:20261121T190000Z\r\n');
  expect(file).toContain('SUMMARY:Call\\, with us\\; at last\r\n');
  expect(file).toContain('SEQUENCE:2\r\n');
});

test('no line is longer than 75 octets, and put together again they say the same', () => {
  const file = calendarFile(entry);
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`DESCRIPTION:${entry.description.replaceAll('\n', '\\n')}\r\n`);
});
