import { degreeOf } from './hearing-degree';
import { puretoneAverage } from './pure-tone-average';
import { earSides, type TestResult } from './test-result';

/**
 * Signs from the listener that call for a doctor before a hearing aid: the warning label of US over-the-counter aids
 * (21 CFR 801.420), pulsing sounds, a weak or numb face, and ear surgery (review of November 2026). `sudden-loss`
 * within days is an emergency.
 */
export const healthSigns = [
  'sudden-loss',
  'sudden-change',
  'fluctuating',
  'worse-in-one-ear',
  'pain',
  'drainage',
  'dizziness',
  'one-sided-ringing',
  'pulsing-ringing',
  'weak-or-numb-face',
  'wax-or-blockage',
  'ear-surgery',
  'deformity-or-injury',
  'cannot-follow-in-quiet',
] as const;
export type HealthSign = (typeof healthSigns)[number];

/** Signs that the test itself found. */
export const measuredSigns = ['asymmetry', 'beyond-measure'] as const;
type MeasuredSign = (typeof measuredSigns)[number];

/** `now`: a doctor today; `soon`: a doctor before a hearing aid. */
export type RedFlag = { sign: HealthSign | MeasuredSign; urgency: 'now' | 'soon' };

export function isMeasured(sign: RedFlag['sign']): sign is MeasuredSign {
  return measuredSigns.some((one) => one === sign);
}

/** Red flags that call for a doctor, the urgent ones first. `result`: null before there is one. */
export function findRedFlags(signs: readonly HealthSign[], result: TestResult | null): RedFlag[] {
  const told = healthSigns.filter((sign) => signs.includes(sign));
  const found = result ? measured(result) : [];
  return [...told, ...found].map((sign) => ({
    sign,
    urgency: sign === 'sudden-loss' ? 'now' : 'soon',
  }));
}

/**
 * A poor result is to be repeated, so its levels warn of nothing. A difference between the ears was measured twice
 * before it was flagged, so it still counts; and where no tone was heard, repeating may not help.
 */
function measured(result: TestResult): MeasuredSign[] {
  const isAsymmetric = result.flags.includes('asymmetry');
  return [
    ...(isAsymmetric ? (['asymmetry'] as const) : []),
    ...(isBeyondMeasure(result) ? (['beyond-measure'] as const) : []),
  ];
}

function isBeyondMeasure(result: TestResult): boolean {
  if (result.flags.includes('nothing-heard')) return true;
  if (result.reliability === 'poor') return false;
  return degreeOf(result).kind === 'beyond' || missesLoudestInBoth(result);
}

/** Two or more speech pitches were missed at the loudest level in each ear; this needs no dB HL. */
function missesLoudestInBoth({ ears }: TestResult): boolean {
  return earSides.every((side) => puretoneAverage(ears[side].points).isBeyond);
}
