import { hiddenCells, isFew } from './small-groups';

/** A count of each answer. Answers of one to four people are counted together with others. */
export type Distribution<Key extends string = string> = {
  /** How many people answered. */
  of: number;
  /** One to four people answered, or something else would tell a hidden count: then nothing is shown. */
  isFew: boolean;
  cells: readonly { key: Key; count: number }[];
  /** Answers whose people are only counted together. */
  together: readonly { keys: readonly Key[]; count: number }[];
};

/** Counts answers, and folds the small ones into one count. */
export function distributionOf<Key extends string>(
  keys: readonly Key[],
  answers: readonly Key[],
): Distribution<Key> {
  return foldedBy(keys, answers, [keys]);
}

/**
 * The same where a figure tells the sum of some answers: small ones are folded within these parts, so that the fold and
 * the sum do not give one of them away.
 *
 * @param parts the parts whose sums are shown; together they are all keys
 */
export function distributionInParts<Key extends string>(
  keys: readonly Key[],
  answers: readonly Key[],
  parts: readonly (readonly Key[])[],
): Distribution<Key> {
  const sums = parts.map((part) => answers.filter((answer) => part.includes(answer)).length);
  return foldedBy(keys, answers, sums.some(isFew) ? [keys] : parts);
}

function foldedBy<Key extends string>(
  keys: readonly Key[],
  answers: readonly Key[],
  parts: readonly (readonly Key[])[],
): Distribution<Key> {
  const of = answers.length;
  // The count itself is one of those that are not told.
  if (isFew(of)) return { of: 0, isFew: true, cells: [], together: [] };
  const countOf = (key: Key) => answers.filter((answer) => answer === key).length;
  const together = parts.flatMap((part) => {
    const hidden = hiddenCells(part.map((key) => [countOf(key)]));
    const folded = part.filter((_, place) => hidden.has(place));
    const count = folded.reduce((sum, key) => sum + countOf(key), 0);
    return folded.length > 0 ? [{ keys: folded, count }] : [];
  });
  const isFolded = (key: Key) => together.some(({ keys: folded }) => folded.includes(key));
  const cells = keys.filter((key) => !isFolded(key)).map((key) => ({ key, count: countOf(key) }));
  return { of, isFew: false, cells, together };
}
