import localFont from 'next/font/local';

/*
 * Both are on their way before the page is (preloaded). On a line that is slower than that the page keeps the system's letters
 * until the next one: letters that change while somebody reads push everything aside.
 */

/** Text face. Latin only; latin-ext lives in globals.css and loads when a page needs it. */
export const radioCanada = localFont({
  src: '../../node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
  weight: '300 700',
  display: 'optional',
  variable: '--face-text',
  adjustFontFallback: 'Arial',
});

/** Display face: headlines, prices and big numerals, one weight, never below 24 px. */
export const hedvigLetters = localFont({
  src: '../../node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  weight: '400',
  display: 'optional',
  variable: '--face-display',
  adjustFontFallback: 'Times New Roman',
});
