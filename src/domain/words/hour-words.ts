import { firstOfMonth } from './first-of-month';

/**
 * A French time as people write it. `Intl` has `08 h 30` with spaces at which a line may break; in print it is
 * `8 h 30` in one piece, and the first of a month is `1er`. Returns the text of any other language unchanged.
 */
export function inOnePiece(text: string): string {
  return firstOfMonth(text).replace(
    /\b0?(\d{1,2})\sh(?:\s(\d\d))?\b/g,
    (_, hour: string, minutes?: string) =>
      [hour, 'h', ...(minutes === undefined ? [] : [minutes])].join('\u00a0'),
  );
}
