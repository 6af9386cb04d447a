/** A QR code (ISO/IEC 18004) as one path of a picture that is `size` units wide and high, its quiet edge included. */
export type QrPicture = { size: number; path: string };

/** ISO/IEC 18004, 6.3.8: four modules stay light around the code. */
const quiet = 4;

/** The QR code of a text. Its library is large: it is loaded with the first code. */
export async function qrPictureOf(text: string): Promise<QrPicture> {
  // From the default export: the module's own `raw` is a symbology of that name.
  const { default: barcodes } = await import('bwip-js/node');
  const [code] = barcodes.raw({ bcid: 'qrcode', text });
  if (!code || !('pixs' in code)) throw new Error('A QR code has no modules');
  const width = code.pixx;
  const squares = code.pixs.flatMap((isDark: number, index: number) => {
    const [x, y] = [(index % width) + quiet, Math.floor(index / width) + quiet];
    return isDark ? `M${x} ${y}h1v1h-1z` : [];
  });
  return { size: width + 2 * quiet, path: squares.join('') };
}
