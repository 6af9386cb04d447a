import { smallestGroup } from './small-groups';

/** Months that are counted together, both ends included: `2026-03`. */
export type MonthBlock = { from: string; to: string };

/**
 * Months of orders, each joined with the next until a block has five people. The last ones join the block before. So
 * any two ranges of blocks differ by five people at least.
 */
export function monthBlocks(months: readonly string[]): MonthBlock[] {
  const blocks: (MonthBlock & { people: number })[] = [];
  for (const month of months.toSorted()) {
    const last = blocks.at(-1);
    if (last && (last.to === month || last.people < smallestGroup)) {
      last.to = month;
      last.people += 1;
    } else blocks.push({ from: month, to: month, people: 1 });
  }
  const rest = blocks.at(-1);
  const before = blocks.at(-2);
  if (rest && before && rest.people < smallestGroup) {
    blocks.splice(-2, 2, { from: before.from, to: rest.to, people: before.people + rest.people });
  }
  return blocks.map(({ from, to }) => ({ from, to }));
}

/** The blocks that a range of months touches; an open end is null. */
export function blocksIn(
  blocks: readonly MonthBlock[],
  range: { from: string | null; to: string | null },
): MonthBlock[] {
  return blocks.filter(
    ({ from, to }) =>
      (range.from === null || to >= range.from) && (range.to === null || from <= range.to),
  );
}

/** The name of a block as a group: `2026-03` or `2026-03..2026-05`. */
export function blockKey({ from, to }: MonthBlock): string {
  return from === to ? from : `${from}..${to}`;
}

/** Reads the name of a block. */
export function blockOfKey(key: string): MonthBlock {
  const [from = key, to = from] = key.split('..');
  return { from, to };
}
