import barcodes from 'bwip-js/node';

/** A dark bar of a barcode, in widths of its narrowest bar. */
export type Bar = { start: number; width: number };

/** The bars of a text in Code 128 (ISO/IEC 15417). */
export function barsOf(text: string): { bars: readonly Bar[]; width: number } {
  // From the default export: the module's own `raw` is a symbology of that name.
  const [code] = barcodes.raw({ bcid: 'code128', text });
  if (!code || !('sbs' in code)) throw new Error('A barcode has no bars');
  const bars: Bar[] = [];
  let start = 0;
  // Bars and spaces alternate, starting with a bar.
  code.sbs.forEach((width: number, index: number) => {
    if (index % 2 === 0) bars.push({ start, width });
    start += width;
  });
  return { bars, width: start };
}
