/** Of each word of the wordmark, in thousandths of an em. Written by scripts/pictures/letters.ts. */
export const wordFrames = [
  { before: 0, width: 2845 },
  { before: 205, width: 3562 },
] as const;
