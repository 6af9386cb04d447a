import { defaultShopFacts } from './shop/shop-facts';
import { trialOf } from './trial';
import { clinicTimeZone } from './store';

const timeZone = clinicTimeZone;
const at = (deliveredAt: string | null, now: string) =>
  trialOf({ deliveredAt, now: new Date(now), days: defaultShopFacts.promises.trialDays, timeZone });

test('a trial does not start before the delivery', () => {
  expect(at(null, '2026-11-21T12:00:00Z')).toEqual({ state: 'not_started', days: 60 });
});

test('sixty whole days follow the day of delivery, over the change of the clocks', () => {
  const delivered = '2026-09-15T18:00:00Z';
  expect(at(delivered, delivered)).toEqual({
    state: 'running',
    days: 60,
    startsOn: '2026-09-15',
    endsOn: '2026-11-14',
    daysLeft: 60,
  });
  // A minute before midnight at the clinic.
  expect(at(delivered, '2026-11-15T06:59:00Z')).toMatchObject({ state: 'running', daysLeft: 0 });
  expect(at(delivered, '2026-11-15T07:00:00Z')).toMatchObject({
    state: 'over',
    endsOn: '2026-11-14',
  });
});

test('days are those of the clinic, not of Greenwich', () => {
  // The evening of the 22nd at the clinic.
  expect(at('2026-11-23T04:30:00Z', '2026-11-23T05:00:00Z')).toMatchObject({
    startsOn: '2026-11-22',
  });
});
