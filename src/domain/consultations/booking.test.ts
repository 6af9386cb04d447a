import {
  bookableSlots,
  clinicDayOf,
  clinicWeek,
  isBookable,
  isSlot,
  isTimeZone,
  nextClinicDay,
} from './booking';

const slot = (iso: string) => isSlot(new Date(iso));

test('calls begin every quarter of an hour of the office hours, by the clock of the clinic', () => {
  // 8:30 MST is 15:30 UTC. The last call ends at 16:30.
  expect(slot('2026-11-23T15:30:00Z')).toBe(true);
  expect(slot('2026-11-23T15:15:00Z')).toBe(false);
  expect(slot('2026-11-23T23:15:00Z')).toBe(true);
  expect(slot('2026-11-23T23:30:00Z')).toBe(false);
  expect(slot('2026-11-23T15:35:00Z')).toBe(false);
  expect(slot('2026-11-23T15:30:01Z')).toBe(false);
  // The same in summer: MST has no daylight saving time.
  expect(slot('2026-07-06T15:30:00Z')).toBe(true);
  expect(slot('2026-07-06T23:30:00Z')).toBe(false);
  // Weekends count by the clinic's day, even where it is Monday already.
  expect(slot('2026-11-21T15:30:00Z')).toBe(false);
  expect(slot('2026-11-22T23:00:00Z')).toBe(false);
});

test('a workday has 32 calls, and three weeks lie open', () => {
  const slots = bookableSlots(new Date('2026-11-21T19:00:00Z'));
  expect(slots).toHaveLength(15 * 32);
  expect(slots[0]?.toISOString()).toBe('2026-11-23T15:30:00.000Z');
});

test('nobody is booked on a holiday', () => {
  expect(slot('2026-12-24T15:30:00Z')).toBe(true);
  expect(slot('2026-12-25T15:30:00Z')).toBe(false);
  // Christmas, the day after it, and New Year’s.
  const overChristmas = bookableSlots(new Date('2026-12-12T19:00:00Z'));
  expect(overChristmas).toHaveLength((15 - 3) * 32);
});

test('nobody is booked within two hours, nor beyond three weeks', () => {
  const now = new Date('2026-11-23T16:00:00Z');
  expect(isBookable(new Date('2026-11-23T17:45:00Z'), now)).toBe(false);
  expect(isBookable(new Date('2026-11-23T18:00:00Z'), now)).toBe(true);
  expect(isBookable(new Date('2026-12-14T16:15:00Z'), now)).toBe(false);
  expect(bookableSlots(now).every((start) => isBookable(start, now))).toBe(true);
});

test('knows zones by their name', () => {
  expect(isTimeZone('America/St_Johns')).toBe(true);
  expect(isTimeZone('Middle/Earth')).toBe(false);
});

test('a working week of the clinic, from its own midnight on', () => {
  const monday = clinicWeek('2026-11-23');
  expect(monday).toEqual({
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    before: '2026-11-16',
    after: '2026-11-30',
    from: '2026-11-23T07:00:00.000Z',
    to: '2026-11-30T07:00:00.000Z',
  });
  expect(clinicWeek('2026-11-29')).toEqual(monday);
  expect(clinicWeek('2026-13-01')).toBeNull();
  expect(clinicWeek('next week')).toBeNull();
  expect(clinicDayOf(new Date('2026-11-24T06:59:00Z'))).toBe('2026-11-23');
});

test.each([
  ['2026-11-20T23:00:00Z', '2026-11-20'],
  // Still Friday in the clinic.
  ['2026-11-21T06:59:00Z', '2026-11-20'],
  ['2026-11-21T07:00:00Z', '2026-11-23'],
  ['2026-11-22T12:00:00Z', '2026-11-23'],
  ['2026-11-23T12:00:00Z', '2026-11-23'],
])('at %s the day that our staff looks ahead to is %s', (now, day) => {
  expect(nextClinicDay(new Date(now))).toBe(day);
});
