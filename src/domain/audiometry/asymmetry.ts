import { puretoneAverage } from './pure-tone-average';
import type { Point } from './test-result';

/**
 * The rule of this test: 15 dB between the ears at two neighbouring pitches, or between their averages. Of the rules in
 * use, this one rarely fires on ears that are the same (1.5 % at an error of 4.5 dB).
 */
export const asymmetryDb = 15;

/** A threshold above the loudest level is at least one step above it. */
const beyondDb = 5;

/** Two neighbouring pitches in Hz. */
export type PitchPair = readonly [number, number];

type Difference = { hz: number; db: number };

/** Whether the ears differ by the rule above. */
export function isAsymmetric(right: readonly Point[], left: readonly Point[]): boolean {
  return asymmetricPair(right, left) !== null;
}

/** Where the ears differ by the rule, the two neighbouring pitches that differ most; else null. */
export function asymmetricPair(right: readonly Point[], left: readonly Point[]): PitchPair | null {
  const [widest] = pairsOf(differences(right, left)).sort((a, b) => b.least - a.least);
  if (!widest) return null;
  return widest.least >= asymmetryDb || differAsAWhole(right, left) ? widest.pair : null;
}

/** Whether the averages differ by the rule. */
export function differAsAWhole(right: readonly Point[], left: readonly Point[]): boolean {
  const one = puretoneAverage(right).db;
  const other = puretoneAverage(left).db;
  return one !== null && other !== null && Math.abs(one - other) >= asymmetryDb;
}

/** Whether a pair of pitches differs by the rule, at both pitches and towards the same side. */
export function pairDiffers(
  pair: PitchPair,
  right: readonly Point[],
  left: readonly Point[],
): boolean {
  const found = differences(right, left).filter(({ hz }) => pair.includes(hz));
  return pairsOf(found).some(({ least }) => least >= asymmetryDb);
}

/** Right minus left in dB where both ears have a pitch, from low to high. */
function differences(right: readonly Point[], left: readonly Point[]): Difference[] {
  return right.flatMap((point) => {
    const other = left.find(({ hz }) => hz === point.hz);
    const [one, two] = [levelOf(point), other ? levelOf(other) : null];
    if (one === null || two === null) return [];
    return [{ hz: point.hz, db: point.noResponse && other?.noResponse ? 0 : one - two }];
  });
}

/** The lesser of both differences; 0 where one ear is better at one pitch and the other at the next. */
function pairsOf(found: readonly Difference[]): { pair: PitchPair; least: number }[] {
  return found.slice(1).flatMap((upper, index) => {
    const lower = found[index];
    if (!lower) return [];
    const isSameSide = lower.db * upper.db > 0;
    const least = isSameSide ? Math.min(Math.abs(lower.db), Math.abs(upper.db)) : 0;
    return [{ pair: [lower.hz, upper.hz] as const, least }];
  });
}

function levelOf({ db, noResponse, triedDb }: Point): number | null {
  return noResponse && triedDb !== undefined ? triedDb + beyondDb : db;
}
