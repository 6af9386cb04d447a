/**
 * The fewest people of whom a figure is shown.
 *
 * The rule is small-cell suppression as offices of health statistics use it: counts of one to four are not published
 * (Canadian Institute for Health Information, privacy policy on cells smaller than five), and where one hidden count
 * would follow from the total, a second one is hidden as well, called complementary or secondary suppression
 * (Federal Committee on Statistical Methodology, Statistical Policy Working Paper 22, chapter II).
 *
 * It stops a table, a print or a file from telling something about one person. It does not stop a staff member who
 * compares many filtered tables cell by cell; they may open the records themselves, and each look is noted.
 */
export const smallestGroup = 5;

/** One to four. Nobody at all is no secret about a person. */
export function isFew(count: number): boolean {
  return count > 0 && count < smallestGroup;
}

/**
 * Which cells of a table are hidden, by their place in it. A cell has one or more counts: all of its people, then parts
 * of them that are shown beside it.
 *
 * Hidden is each cell with a count of one to four. When some are, the next smallest are hidden too, until there are two
 * at least and what they hold together, which follows from the total, is not of one to four people either.
 *
 * @param forced places that are hidden for another reason
 */
export function hiddenCells(
  cells: readonly (readonly number[])[],
  forced: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const hidden = new Set(forced);
  cells.forEach((counts, place) => {
    if (counts.some(isFew)) hidden.add(place);
  });
  for (;;) {
    if (hidden.size === 0 || isSafe(cells, hidden)) return hidden;
    const next = nextSmallest(cells, hidden);
    if (next === null) return hidden;
    hidden.add(next);
  }
}

function isSafe(cells: readonly (readonly number[])[], hidden: ReadonlySet<number>): boolean {
  const inside = cells.filter((counts, place) => hidden.has(place) && sizeOf(counts) > 0);
  if (inside.length === 0) return true;
  const width = Math.max(...inside.map(({ length }) => length));
  const sums = Array.from({ length: width }, (_, part) =>
    inside.reduce((sum, counts) => sum + (counts[part] ?? 0), 0),
  );
  return inside.length > 1 && !sums.some(isFew);
}

/** The smallest visible cell that has anybody in it; an empty one would hide nothing. */
function nextSmallest(
  cells: readonly (readonly number[])[],
  hidden: ReadonlySet<number>,
): number | null {
  const [next] = cells
    .map((counts, place) => ({ place, size: sizeOf(counts) }))
    .filter(({ place, size }) => size > 0 && !hidden.has(place))
    .toSorted((a, b) => a.size - b.size);
  return next?.place ?? null;
}

const sizeOf = (counts: readonly number[]) => counts[0] ?? 0;
