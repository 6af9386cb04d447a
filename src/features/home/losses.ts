/** In ascending order. */
export const hearingLosses = ['none', 'mild', 'moderate'] as const;
export type HearingLoss = (typeof hearingLosses)[number];

/** Name of the radios that choose a loss. */
export const letterSwitch = 'hearing-loss';
