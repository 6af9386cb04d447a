import type { DeliveredTrial } from './delivered-trials';

const levels = ['Basic', 'Advanced', 'Premium'] as const;
const modes = ['clinical', 'reference', 'model'] as const;

/**
 * Thirty people whose trials are over: ten of each level and of each way of testing, in three months. Six of them, two
 * of each level, sent them back. Most of those heard a whistle, and said that they were hard to handle.
 */
export const thirtyTrials: readonly DeliveredTrial[] = Array.from({ length: 30 }, (_, index) => {
  const level = levels[index % 3] ?? 'Basic';
  const month = 2 + Math.floor(index / 10);
  const isReturned = index % 5 === 0;
  return {
    id: `outcome-${String(index).padStart(2, '0')}`,
    orderedAt: `2026-0${month}-${String(3 + (index % 10)).padStart(2, '0')}T18:00:00.000Z`,
    variantName: `${level}, Pair, Graphite, ${index % 2 === 0 ? 'Large' : 'Regular'}`,
    mode: modes[Math.floor(index / 10)] ?? null,
    answers: [
      { page: 'day_1', answer: 'under_2' },
      ...(isReturned ? [{ page: 'day_3', answer: 'whistles' } as const] : []),
      { page: 'day_30', answer: index < 12 ? '4_to_8' : 'over_8' },
    ],
    // One step for five of them, which can be chance; two and three steps for the others.
    goals: { before: [1, 2], now: index % 6 === 1 ? [2, 3] : [3, 5] },
    isReturned,
    mainReason: index > 0 ? 'handling' : null,
  };
});
