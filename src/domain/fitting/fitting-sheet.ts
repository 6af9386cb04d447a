import { byFrequency, type ByFrequency } from '../audiometry/level';
import { bandOf } from '../audiometry/uncertainty';
import { earSides, type EarSide, type TestResult } from '../audiometry/test-result';
import { compressedNalR } from './compressed-nal-r';
import { changedGainsDb, type Dome, type WearerChange } from './corrections';
import { earThresholdsOf } from './ear-thresholds';
import { fitEar, type PitchTarget } from './fit-ear';
import { basisFaultOf, type BasisFault, type FittingBasis } from './fitting-basis';
import type { OrderedAids } from './ordered-aids';
import { startingThresholdsDbHl } from './starting-fit';
import { suggestDome, suggestLevel, type LevelSuggestion } from './suggestion';

/** What staff decide about a sheet; the rest follows from the audiogram. */
export type SheetChoices = {
  basis: FittingBasis;
  /** The audiogram; null for a starting fit. */
  result: TestResult | null;
  /** The saved test that it is; null for one that was typed in or measured through the aids. */
  testId: string | null;
  isFirstTime: boolean;
  /** Null: the one that fits the low pitches. */
  dome: Dome | null;
  /** Measured levels of discomfort in dB HL. */
  discomfortDbHl: Readonly<Partial<Record<EarSide, Partial<ByFrequency>>>>;
  /** What the wearer asked for after wearing them, oldest first. */
  wearerChanges?: readonly WearerChange[];
};

/** The targets of one ear, and how sure its thresholds are. */
type FittedEar = {
  targets: readonly PitchTarget[];
  /** Pitches that were not measured, and pitches where nothing was heard. */
  estimatedHz: readonly number[];
  lowerBoundHz: readonly number[];
};

/** Everything on a fitting sheet. It is stored as it was made: a later change of the rules leaves it alone. */
export type FittingSheet = SheetChoices & {
  rule: string;
  dome: Dome;
  wearerChanges: readonly WearerChange[];
  isPair: boolean;
  /** Half width in dB of the band around each threshold; null for a starting fit, which nobody measured. */
  bandDb: number | null;
  /** Ears that get an aid. */
  ears: Readonly<Partial<Record<EarSide, FittedEar>>>;
  ordered: OrderedAids;
  suggestion: LevelSuggestion;
};

export type SheetOutcome = { ok: true; sheet: FittingSheet } | { ok: false; fault: BasisFault };

/** Makes a sheet for these aids, or says why the result cannot set them. */
export function makeSheet(choices: SheetChoices, ordered: OrderedAids): SheetOutcome {
  const { result, wearerChanges = [] } = choices;
  const fault = result ? basisFaultOf(result, ordered.ears) : null;
  if (fault) return { ok: false, fault };
  const known = ordered.ears.flatMap((side) => {
    const ear = result ? earThresholdsOf(result.ears[side].points) : startingEar;
    return ear ? [{ side, ...ear }] : [];
  });
  const dome = choices.dome ?? suggestDome(known.map(({ dbHl }) => dbHl));
  const isPair = ordered.ears.length > 1;
  const bandDb = result ? bandOf(result) : null;
  const ears = Object.fromEntries(
    known.map(({ side, dbHl, estimated, lowerBounds }) => [
      side,
      {
        targets: fitEar({
          thresholdsDbHl: dbHl,
          bandDb: bandDb ?? 0,
          discomfortDbHl: choices.discomfortDbHl[side] ?? {},
          choices: { isPair, dome, isFirstTime: choices.isFirstTime },
        }).map((at) => changedTarget(at, side, wearerChanges)),
        estimatedHz: estimated,
        lowerBoundHz: lowerBounds,
      },
    ]),
  ) as FittingSheet['ears'];
  const suggestion = suggestLevel({ R: ears.R?.targets, L: ears.L?.targets }, ordered.level);
  const rule = compressedNalR.name;
  return {
    ok: true,
    sheet: { ...choices, wearerChanges, rule, dome, isPair, bandDb, ears, ordered, suggestion },
  };
}

/** The band of a target moves with it: it is about the thresholds, not about what the wearer likes. */
function changedTarget(
  at: PitchTarget,
  side: EarSide,
  changes: readonly WearerChange[],
): PitchTarget {
  const place = { hz: at.hz, side };
  const target = changedGainsDb(at.target, place, changes);
  const movedDb = target.talk - at.target.talk;
  const band = {
    lowDb: Math.max(0, at.band.lowDb + movedDb),
    highDb: Math.max(0, at.band.highDb + movedDb),
  };
  return { ...at, target, band, start: changedGainsDb(at.start, place, changes) };
}

/**
 * What a new version keeps of the wearer's changes: all, as long as it is made from the same basis. Another audiogram
 * starts without them.
 */
export function keptChanges(
  newest: Pick<FittingSheet, 'basis' | 'wearerChanges'> | undefined,
  basis: FittingBasis,
): readonly WearerChange[] {
  return newest?.basis === basis ? newest.wearerChanges : [];
}

const startingEar = {
  dbHl: byFrequency((hz) => startingThresholdsDbHl[hz]),
  estimated: [],
  lowerBounds: [],
};

/** Ears of a sheet, right first. */
export function fittedSides({ ears }: Pick<FittingSheet, 'ears'>): EarSide[] {
  return earSides.filter((side) => ears[side] !== undefined);
}

/** The change at one pitch of one ear between two sheets, in dB. */
export type SheetChange = { hz: number; targetDb: number; thresholdDb: number };

/** How an ear differs from the same ear of the sheet before; null without one. */
export function changesSince(
  sheet: Pick<FittingSheet, 'ears'>,
  before: Pick<FittingSheet, 'ears'> | null,
  side: EarSide,
): SheetChange[] | null {
  const [now, then] = [sheet.ears[side], before?.ears[side]];
  if (!now || !then) return null;
  return now.targets.flatMap(({ hz, target, thresholdDbHl }) => {
    const old = then.targets.find((one) => one.hz === hz);
    if (!old) return [];
    return [
      {
        hz,
        targetDb: target.talk - old.target.talk,
        thresholdDb: thresholdDbHl - old.thresholdDbHl,
      },
    ];
  });
}
