/**
 * Pitches that every test measures in both ears, in order; 1000 Hz is repeated once in the first ear. 3000 Hz is
 * included because a difference of 15 dB between the ears there is the best single sign of a growth on the hearing
 * nerve (Saliba 2009, Ahsan 2016).
 */
export const mainFrequencies = [1000, 2000, 3000, 4000, 8000, 500, 250] as const;

/** Everything a test can measure, from low to high: the rows of a table, the columns of an audiogram. */
export const frequencies = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000] as const;

/** Hz. */
export type Frequency = (typeof frequencies)[number];

/** The four pitches of the pure-tone average (WHO). */
export const ptaFrequencies = [500, 1000, 2000, 4000] as const satisfies readonly Frequency[];

export function isFrequency(hz: number): hz is Frequency {
  return frequencies.some((frequency) => frequency === hz);
}
