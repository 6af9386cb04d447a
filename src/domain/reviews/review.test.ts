import { calgaryOrder } from '@/testing/order';
import { averageOf, levelOf, weeksOfUse } from './review';

test('an average needs ten reviews, and has one decimal', () => {
  expect(averageOf({ count: 0, sum: 0 })).toBeNull();
  expect(averageOf({ count: 9, sum: 45 })).toBeNull();
  expect(averageOf({ count: 10, sum: 43 })).toBe(4.3);
  expect(averageOf({ count: 12, sum: 40 })).toBe(3.3);
});

test('weeks of use are whole weeks since the delivery', () => {
  const deliveredAt = '2026-11-02T20:00:00.000Z';
  expect(weeksOfUse(deliveredAt, new Date('2026-11-22T20:00:00.000Z'))).toBe(2);
  expect(weeksOfUse(deliveredAt, new Date('2026-11-23T20:00:00.000Z'))).toBe(3);
  expect(weeksOfUse(deliveredAt, new Date('2026-11-01T20:00:00.000Z'))).toBe(0);
});

test('the level is that of the bought variant', () => {
  const [aids, streamer] = calgaryOrder.lines;
  expect(aids && levelOf(aids)).toBe('premium');
  expect(streamer && levelOf(streamer)).toBeNull();
  const french = { id: 'tech', name: 'Niveau', valueId: 'premium', value: 'Supérieur' };
  expect(levelOf({ options: [french], variantName: 'Supérieur, La paire' })).toBe('premium');
});
