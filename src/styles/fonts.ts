import localFont from 'next/font/local';

/*
 * Both are preloaded. Until they arrive the page shows the system's letters, made as wide and as high as ours by
 * fallback-faces.css, so that nothing moves when they change.
 */

/** Text face. Latin only; latin-ext lives in globals.css and loads when a page needs it. */
export const radioCanada = localFont({
  src: '../../node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
  weight: '300 700',
  display: 'swap',
  variable: '--face-text',
  adjustFontFallback: false,
});

/** Display face: headlines, prices and big numerals, one weight, never below 24 px. */
export const hedvigLetters = localFont({
  src: '../../node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  weight: '400',
  display: 'swap',
  variable: '--face-display',
  adjustFontFallback: false,
});
