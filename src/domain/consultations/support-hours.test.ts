import { answerDue, hoursOnClock, isSupportOpen, supportDay } from './support-hours';

test.each([
  ['Monday 8:30 in winter', '2026-11-23T15:30:00Z', true],
  ['a minute before', '2026-11-23T15:29:00Z', false],
  ['Friday 16:29', '2026-11-27T23:29:00Z', true],
  ['Friday 16:30', '2026-11-27T23:30:00Z', false],
  ['Saturday noon', '2026-11-28T19:00:00Z', false],
  ['Christmas Day, a Friday', '2026-12-25T19:00:00Z', false],
  ['the day that stands in for Boxing Day', '2026-12-28T19:00:00Z', false],
  ['the evening before a holiday elsewhere', '2026-12-24T16:00:00Z', true],
  ['Monday 8:30 in summer', '2026-07-06T15:30:00Z', true],
])('%s', (_, at, expected) => {
  expect(isSupportOpen(new Date(at))).toBe(expected);
});

test('the hours by the clock of somebody in Newfoundland', () => {
  const day = supportDay(new Date('2026-11-23T20:00:30Z'));
  expect(day).toEqual({ from: '2026-11-23T15:30:00.000Z', to: '2026-11-23T23:30:00.000Z' });
  expect(hoursOnClock(day, { timeZone: 'America/St_Johns', locale: 'en-US' })).toEqual({
    from: expect.stringMatching(/^12:00\sPM$/),
    to: expect.stringMatching(/^8:00\sPM$/),
  });
  expect(hoursOnClock(day, { timeZone: 'Moon/Tranquility', locale: 'en-US' })).toBeNull();
});

test.each([
  ['in our hours', '2026-11-23T20:00:00Z', '2026-11-23T21:00:00.000Z'],
  ['before they begin', '2026-11-23T09:00:00Z', '2026-11-23T16:30:00.000Z'],
  ['with half an hour of them left', '2026-11-23T23:00:00Z', '2026-11-24T16:00:00.000Z'],
  ['on Friday evening', '2026-11-28T01:00:00Z', '2026-11-30T16:30:00.000Z'],
  ['ten minutes before the weekend', '2026-11-27T23:20:00Z', '2026-11-30T16:20:00.000Z'],
])('what comes %s is to be answered within an hour of ours', (_, at, due) => {
  expect(answerDue(new Date(at)).toISOString()).toBe(due);
});
