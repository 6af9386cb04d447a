/** The middle value, and the ones a quarter and three quarters of the way. */
export type Quartiles = { first: number; median: number; third: number };

/**
 * Quartiles by linear interpolation between neighbours (type 7 of Hyndman and Fan, American Statistician 50, 1996,
 * 361–365, which spreadsheets use too). Null without values.
 */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return sorted.length === 0 ? null : { first: at(0.25), median: at(0.5), third: at(0.75) };
}

/** The middle one of ordered words; of two middle ones the lower. Null without values. */
export function middleOf<Word>(order: readonly Word[], values: readonly Word[]): Word | null {
  const sorted = values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
