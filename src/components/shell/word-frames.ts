/** The frame of each word of the wordmark. Written by scripts/pictures/letters.ts. */
export const wordFrames = [
  { viewBox: '0 -850 2845 1000', width: '2.845em' },
  { viewBox: '-205 -850 3767 1000', width: '3.767em' },
] as const;
