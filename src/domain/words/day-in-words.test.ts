import { dayInWords } from './day-in-words';

const lateInToronto = '2026-11-23T03:30:00.000Z';

test('a moment is on another day elsewhere, and in other words for another language', () => {
  expect(dayInWords(lateInToronto, 'en-US', 'UTC')).toBe('November 23, 2026');
  expect(dayInWords(lateInToronto, 'en-US', 'America/Toronto')).toBe('November 22, 2026');
  expect(dayInWords(lateInToronto, 'fr-CA', 'America/Toronto')).toBe('22 novembre 2026');
  expect(dayInWords('2026-12-01', 'fr-CA', 'UTC')).toBe('1er décembre 2026');
  expect(dayInWords(lateInToronto, 'en-US', 'UTC')).toBe('November 23, 2026');
});

test('a calendar day stays that day', () => {
  expect(dayInWords('2026-11-23', 'en-US', 'UTC')).toBe('November 23, 2026');
});

test('what is no moment is refused', () => {
  expect(() => dayInWords('soon', 'en-US', 'UTC')).toThrow(RangeError);
});
