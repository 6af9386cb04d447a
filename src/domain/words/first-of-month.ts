/**
 * A French date as people write it: `1er décembre`, where `Intl` has `1 décembre`. Returns any other date, and the text
 * of any other language, unchanged.
 */
export function firstOfMonth(text: string): string {
  return text.replace(
    /\b1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g,
    '1er',
  );
}
