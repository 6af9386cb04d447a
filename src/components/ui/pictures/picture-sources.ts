/** The optimizer's widths, for screens and for smaller pictures. It also makes 16 px, which none of our pages uses. */
export const screenWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const smallWidths = [32, 48, 64, 96, 128, 256, 384];
const quality = 75;

type Shown = {
  /** The `sizes` attribute of HTML; without it the picture is shown `width` pixels wide. */
  sizes?: string;
  width?: number;
};

export type PictureSources = { src: string; srcSet?: string };

/** Addresses of a picture for all screens; `src` is for browsers without `srcset`. */
export function pictureSources(src: string, { sizes, width }: Shown): PictureSources {
  const at = (pixels: number) =>
    `/_next/image?url=${encodeURIComponent(src)}&w=${pixels}&q=${quality}`;
  const widths = sizes === undefined ? densities(width) : widthsFor(sizes);
  const srcSet = widths
    .map((pixels, index) => `${at(pixels)} ${sizes === undefined ? `${index + 1}x` : `${pixels}w`}`)
    .join(', ');
  return { srcSet, src: at(widths.at(-1) ?? width ?? 0) };
}

/** All widths, except those too small for the narrowest share of the window that `sizes` names. */
function widthsFor(sizes: string): number[] {
  const shares = [...sizes.matchAll(/(^|\s)(1?\d?\d)vw/g)].map((match) => Number(match[2]));
  const least = shares.length > 0 ? (Math.min(...shares) / 100) * Math.min(...screenWidths) : 0;
  return [...smallWidths, ...screenWidths].filter((width) => width >= least);
}

/** Widths for screens with one and with two device pixels per CSS pixel. */
function densities(width = Math.max(...screenWidths)): number[] {
  const all = [...smallWidths, ...screenWidths];
  const fitting = [width, width * 2].map(
    (wanted) => all.find((known) => known >= wanted) ?? Math.max(...all),
  );
  return [...new Set(fitting)];
}
