import { degreeOf } from './hearing-degree';
import type { TestResult } from './test-result';

/**
 * What a listener may tell us that asks for a doctor before a hearing aid: the warning label of US over-the-counter
 * aids, 21 CFR 801.420, and pulsing sounds. `sudden-loss` within days is an emergency.
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
  'wax-or-blockage',
  'deformity-or-injury',
  'cannot-follow-in-quiet',
] as const;
export type HealthSign = (typeof healthSigns)[number];

/** Signs that the test itself found. */
type MeasuredSign = 'asymmetry' | 'beyond-measure';

/** `now`: a doctor today; `soon`: a doctor before a hearing aid. */
export type RedFlag = { sign: HealthSign | MeasuredSign; urgency: 'now' | 'soon' };

/** What speaks for a doctor first, the urgent first. `result`: null before there is one. */
export function findRedFlags(signs: readonly HealthSign[], result: TestResult | null): RedFlag[] {
  const told = healthSigns.filter((sign) => signs.includes(sign));
  const found = result ? measured(result) : [];
  return [...told, ...found].map((sign) => ({
    sign,
    urgency: sign === 'sudden-loss' ? 'now' : 'soon',
  }));
}

/** A poor result warns of nothing: it is to be repeated. But where no tone was heard, repeating may not help. */
function measured(result: TestResult): MeasuredSign[] {
  if (result.flags.includes('nothing-heard')) return ['beyond-measure'];
  if (result.reliability === 'poor') return [];
  const isBeyond = degreeOf(result).kind === 'beyond';
  return [
    ...(result.flags.includes('asymmetry') ? (['asymmetry'] as const) : []),
    ...(isBeyond ? (['beyond-measure'] as const) : []),
  ];
}
