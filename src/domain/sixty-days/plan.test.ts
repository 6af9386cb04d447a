import { dayIn, plusDays } from '../calendar-days';
import { customerTimeZone } from './customer-time-zone';
import { dueFollowUp, followUpKindOf, lastFollowUpDay, type SentFollowUp } from './due-mails';
import { nextPage, pageOfDay, planOf } from './plan';

const hourMs = 60 * 60 * 1000;
const deliveredAt = '2026-11-02T20:00:00.000Z';

/** Everything that is sent when the clock looks at these hours of every day, except while the shop is down. */
function sentBy(
  timeZone: string,
  trialDays = 60,
  isAway: (moment: number) => boolean = () => false,
) {
  const sent: SentFollowUp[] = [];
  const midnight = Date.parse(deliveredAt) - 20 * hourMs;
  for (let day = 0; day < trialDays + 5; day += 1) {
    for (const hour of [13, 16, 17, 20]) {
      const now = new Date(midnight + (day * 24 + hour) * hourMs);
      const isBefore = now.getTime() < Date.parse(deliveredAt);
      if (isBefore || isAway(now.getTime())) continue;
      const kind = dueFollowUp({ deliveredAt, trialDays, timeZone, sent, now });
      if (kind) sent.push({ kind, at: now.toISOString() });
    }
  }
  return sent;
}
const kindsAndTimes = (sent: readonly SentFollowUp[]) => sent.map(({ kind, at }) => [kind, at]);

test('a trial of 60 days has eight pages, and a mail for each but day 1, and one for a review', () => {
  expect(planOf(60).map(({ page, day }) => [page, day])).toEqual([
    ['day_0', 0],
    ['day_1', 1],
    ['day_3', 3],
    ['day_7', 7],
    ['day_14', 14],
    ['day_30', 30],
    ['day_45', 45],
    ['day_53', 53],
  ]);
  expect(kindsAndTimes(sentBy('America/Edmonton'))).toEqual([
    ['day_0', '2026-11-02T20:00:00.000Z'],
    ['day_3', '2026-11-05T16:00:00.000Z'],
    ['day_7', '2026-11-09T16:00:00.000Z'],
    ['day_14', '2026-11-16T16:00:00.000Z'],
    ['review', '2026-11-23T16:00:00.000Z'],
    ['day_30', '2026-12-02T16:00:00.000Z'],
    ['day_45', '2026-12-17T16:00:00.000Z'],
    ['day_53', '2026-12-25T16:00:00.000Z'],
  ]);
});

test('the morning is the customer’s', () => {
  expect(sentBy('America/Vancouver')[1]?.at).toBe('2026-11-05T17:00:00.000Z');
  expect(sentBy('America/St_Johns')[1]?.at).toBe('2026-11-05T13:00:00.000Z');
});

test('the pages about the decision follow the end, and push out those beside them', () => {
  expect(planOf(90).slice(-2)).toEqual([
    { page: 'day_45', day: 75 },
    { page: 'day_53', day: 83 },
  ]);
  expect(planOf(30).map(({ day }) => day)).toEqual([0, 1, 3, 7, 15, 23]);
  expect(planOf(8).map(({ day }) => day)).toEqual([0, 1, 3, 7]);
});

test('nobody gets mail on two days in a row, whatever the trial and the outages', () => {
  for (const trialDays of [8, 29, 30, 60]) {
    for (const hours of [0, 40]) {
      const timeZone = 'America/St_Johns';
      // The shop is away for that long in every week.
      const isAway = (moment: number) =>
        (moment - Date.parse(deliveredAt)) % (7 * 24 * hourMs) < hours * hourMs;
      const sent = sentBy(timeZone, trialDays, isAway);
      const days = sent.map(({ at }) => dayIn(timeZone, new Date(at)));
      for (const [index, day] of days.slice(1).entries()) {
        expect(day >= plusDays(days[index] ?? '', 2)).toBe(true);
      }
      expect(new Set(sent.map(({ kind }) => kind)).size).toBe(sent.length);
    }
  }
});

test('what could not be sent in time is left out', () => {
  const at = (now: string) =>
    dueFollowUp({
      deliveredAt,
      trialDays: 60,
      timeZone: 'America/Edmonton',
      sent: [],
      now: new Date(now),
    });
  expect(at('2026-11-07T16:00:00.000Z')).toBe('day_3');
  expect(at('2026-11-08T16:00:00.000Z')).toBeNull();
  const last = Date.parse(deliveredAt) + lastFollowUpDay(60) * 24 * hourMs;
  expect(at(new Date(last).toISOString())).toBeNull();
});

test('rows of an older shop are known by today’s names', () => {
  expect(['put_in', 'day_14', 'trial_14', 'trial_3', 'none'].map(followUpKindOf)).toEqual([
    ...['day_0', 'day_14', 'day_45', 'day_53', null],
  ]);
});

test('today’s page is the last one that opened', () => {
  const plan = planOf(60);
  expect(pageOfDay(plan, 6)?.page).toBe('day_3');
  expect(nextPage(plan, 7)?.day).toBe(14);
  expect(nextPage(plan, 53)).toBeNull();
  expect(pageOfDay(plan, 200)?.page).toBe('day_53');
});

test('the zone is that of the province; without one it is the clinic’s', () => {
  expect(customerTimeZone('BC')).toBe('America/Vancouver');
  expect(customerTimeZone('Nova Scotia')).toBe('America/Halifax');
  expect(customerTimeZone(null)).toBe('America/Phoenix');
});
