import fc from 'fast-check';
import { blockKey, blockOfKey, blocksIn, monthBlocks } from './month-blocks';

const many = (month: string, count: number) => Array.from({ length: count }, () => month);

test('a month with few people is joined with the next one, the last with the one before', () => {
  const months = [
    ...many('2026-03', 6),
    ...many('2026-04', 2),
    ...many('2026-06', 4),
    ...many('2026-07', 7),
    ...many('2026-08', 1),
  ];
  expect(monthBlocks(months).map(blockKey)).toEqual([
    '2026-03',
    '2026-04..2026-06',
    '2026-07..2026-08',
  ]);
  expect(monthBlocks([])).toEqual([]);
});

test('a range shows every block that it touches', () => {
  const blocks = monthBlocks([
    ...many('2026-03', 6),
    ...many('2026-04', 2),
    ...many('2026-06', 4),
    ...many('2026-07', 7),
  ]);
  const shown = (from: string | null, to: string | null) =>
    blocksIn(blocks, { from, to }).map(blockKey);
  expect(shown('2026-05', '2026-06')).toEqual(['2026-04..2026-06']);
  expect(shown(null, '2026-04')).toEqual(['2026-03', '2026-04..2026-06']);
  expect(shown('2026-08', null)).toEqual([]);
  expect(blockOfKey('2026-03')).toEqual({ from: '2026-03', to: '2026-03' });
  expect(blockOfKey('2026-04..2026-06')).toEqual({ from: '2026-04', to: '2026-06' });
});

test('every block has five people, and everybody is in one', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((n) => `2026-${String(n).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(month, { minLength: 5, maxLength: 60 }), (months) => {
      const sizes = monthBlocks(months).map(
        ({ from, to }) => months.filter((one) => one >= from && one <= to).length,
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(months.length);
    }),
  );
});
