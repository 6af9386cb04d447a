import { customerTimeZone } from './customer-time-zone';
import { dueFollowUps, lastFollowUpDay } from './follow-up-calendar';

const dayMs = 24 * 60 * 60 * 1000;

const dueAt = (now: string, more: Partial<Parameters<typeof dueFollowUps>[0]> = {}) =>
  dueFollowUps({
    deliveredAt: '2026-11-02T20:00:00.000Z',
    trialDays: 60,
    timeZone: 'America/Edmonton',
    now: new Date(now),
    ...more,
  });

/** When each mail is first due, if somebody looks at the delivery and then every hour of a Canadian morning. */
function everyHour(timeZone: string, trialDays = 60) {
  const start = '2026-11-02T20:00:00.000Z';
  const midnight = Date.parse('2026-11-03T00:00:00.000Z');
  const moments = Array.from({ length: trialDays + 5 }, (_, day) =>
    [12, 13, 14, 15, 16, 17].map((hour) => midnight + (day + hour / 24) * dayMs),
  );
  const first = new Map<string, string>();
  for (const moment of [Date.parse(start), ...moments.flat()]) {
    const now = new Date(moment).toISOString();
    for (const kind of dueAt(now, { timeZone, trialDays })) {
      if (!first.has(kind)) first.set(kind, now);
    }
  }
  return Object.fromEntries(first);
}

test('a trial of 60 days has six mails, each at 9 in the morning of its day', () => {
  expect(everyHour('America/Edmonton')).toEqual({
    put_in: '2026-11-02T20:00:00.000Z',
    day_3: '2026-11-05T16:00:00.000Z',
    day_14: '2026-11-16T16:00:00.000Z',
    review: '2026-11-23T16:00:00.000Z',
    trial_14: '2026-12-18T16:00:00.000Z',
    trial_3: '2026-12-29T16:00:00.000Z',
  });
});

test('day 45 is left out where a reminder of the end comes in the same week', () => {
  expect(everyHour('America/Edmonton', 90).day_45).toBe('2026-12-17T16:00:00.000Z');
  for (const trialDays of [48, 52, 54, 59, 60, 65]) {
    expect([trialDays, everyHour('America/Edmonton', trialDays).day_45]).toEqual([
      trialDays,
      undefined,
    ]);
  }
});

test('the morning is the customer’s: half past noon UTC in Newfoundland, 17:00 in Vancouver', () => {
  expect(everyHour('America/St_Johns').day_3).toBe('2026-11-05T13:00:00.000Z');
  expect(everyHour('America/Vancouver').day_3).toBe('2026-11-05T17:00:00.000Z');
});

test('a parcel that comes in the evening is followed by the first mail in the morning', () => {
  const deliveredAt = '2026-11-03T03:30:00.000Z';
  expect(dueAt('2026-11-03T04:00:00.000Z', { deliveredAt })).toEqual([]);
  expect(dueAt('2026-11-03T16:00:00.000Z', { deliveredAt })).toEqual(['put_in']);
});

test('the reminders of the end follow the length of the trial', () => {
  const due = everyHour('America/Edmonton', 90);
  expect([due.trial_14, due.trial_3]).toEqual([
    '2027-01-17T16:00:00.000Z',
    '2027-01-28T16:00:00.000Z',
  ]);
});

test('what could not be sent in time is left out: a shop that starts again sends no old mails', () => {
  expect(dueAt('2026-11-07T16:00:00.000Z')).toEqual(['day_3']);
  expect(dueAt('2026-11-08T16:00:00.000Z')).toEqual([]);
  const last = Date.parse('2026-11-02T20:00:00.000Z') + lastFollowUpDay(60) * dayMs;
  expect(dueAt(new Date(last).toISOString())).toEqual([]);
});

test('the zone is that of the province; without one it is the clinic’s', () => {
  expect(customerTimeZone('BC')).toBe('America/Vancouver');
  expect(customerTimeZone('Nova Scotia')).toBe('America/Halifax');
  expect(customerTimeZone(null)).toBe('America/Phoenix');
});
