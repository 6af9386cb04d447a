import type { EarSide } from '../audiometry/test-result';
import { soundLevels, type SoundLevel } from './fitting-rule';
import { fittedSides, type FittingSheet } from './fitting-sheet';

/** How much louder an aid makes a sound, in words: gains mean nothing to most people. */
export const helpSteps = ['none', 'little', 'clear', 'lot'] as const;
export type HelpStep = (typeof helpSteps)[number];

/** Groups of pitches that people can name. */
export const pitchGroups = ['low', 'middle', 'high'] as const;
export type PitchGroup = (typeof pitchGroups)[number];

const pitchesOf: Readonly<Record<PitchGroup, readonly number[]>> = {
  low: [250, 500],
  middle: [1000, 2000],
  high: [3000, 4000, 6000, 8000],
};

/** Mean gain in dB from which each step begins. 10 dB sounds about twice as loud. */
const stepFromDb: Readonly<Record<HelpStep, number>> = {
  none: -Infinity,
  little: 2,
  clear: 8,
  lot: 16,
};

/** How we set one ear: help for soft, talking and loud sounds, each in low, middle and high tones. */
type PlainEar = {
  side: EarSide;
  help: Readonly<Record<SoundLevel, Readonly<Record<PitchGroup, HelpStep>>>>;
};

/** What a customer is told of a signed sheet. */
export type PlainSheet = {
  ears: readonly PlainEar[];
  /** It was set for a typical loss: there was no usable test. */
  isStarting: boolean;
  /** Starts softer and becomes louder over four weeks. */
  stepsUp: boolean;
  /** Set again through the aids themselves. */
  isInSitu: boolean;
};

/** A sheet in plain words: the settings of the first week. */
export function plainSheet(sheet: FittingSheet): PlainSheet {
  return {
    ears: fittedSides(sheet).map((side) => ({ side, help: helpOf(sheet, side) })),
    isStarting: sheet.basis === 'starting',
    stepsUp: sheet.isFirstTime,
    isInSitu: sheet.basis === 'in_situ',
  };
}

function helpOf(sheet: FittingSheet, side: EarSide): PlainEar['help'] {
  const targets = sheet.ears[side]?.targets ?? [];
  const step = (level: SoundLevel, group: PitchGroup) => {
    const gains = targets
      .filter(({ hz }) => pitchesOf[group].includes(hz))
      .map(({ start }) => start[level]);
    return stepOf(gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length));
  };
  const of = (level: SoundLevel) => ({
    low: step(level, 'low'),
    middle: step(level, 'middle'),
    high: step(level, 'high'),
  });
  const [soft, talk, loud] = soundLevels;
  return { soft: of(soft), talk: of(talk), loud: of(loud) };
}

function stepOf(gainDb: number): HelpStep {
  return helpSteps.findLast((step) => gainDb >= stepFromDb[step]) ?? 'none';
}
