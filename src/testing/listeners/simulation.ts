import { puretoneAverage } from '@/domain/audiometry/pure-tone-average';
import { degreeOfEar, gradeOf, grades } from '@/domain/audiometry/hearing-degree';
import { isFrequency, mainFrequencies, type Frequency } from '@/domain/audiometry/frequencies';
import { calibrationOf } from '@/domain/audiometry/calibration';
import { nominalScale } from '@/domain/audiometry/headphones';
import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import type { Rng } from '@/domain/audiometry/procedure-state';
import { levelLimits, softestLevelDb } from '@/domain/audiometry/safety';
import {
  earSides,
  type CalibrationMode,
  type EarSide,
  type TestResult,
} from '@/domain/audiometry/test-result';
import { bandOf } from '@/domain/audiometry/uncertainty';
import { bothEars, flatAudiogram, standardAudiogram, standardNames } from './audiograms';
import { normalRandom, seededRandom } from './seeded-random';
import { simulateTest, type SimulatedRun } from './simulate-test';
import { carefulListener, type Listener } from './simulated-listener';

/**
 * Largest random difference of a listener from the named audiogram, in dB, because real thresholds are not multiples of
 * 5 dB.
 */
const individualDb = 2.5;

export type AudiogramName = (typeof standardNames)[number] | 'flat 0' | 'flat 20' | 'flat 40';

export const audiogramNames: readonly AudiogramName[] = [
  'flat 0',
  'flat 20',
  'flat 40',
  ...standardNames,
];

/** Audiograms whose thresholds a test at half volume reaches at most pitches. */
export const reachableNames: readonly AudiogramName[] = [
  'flat 0',
  'flat 20',
  'flat 40',
  'N1',
  'N2',
  'N3',
  'S1',
];

export const behaviours = {
  careful: {},
  'wide slope': { slopeDb: 5 },
  'noise in 5 %': { noise: 0.05 },
  'guesses 10 %': { guess: 0.1 },
  'guesses 25 %': { guess: 0.25 },
  'presses early': { early: 0.4 },
  sleeper: { lapse: 0.4 },
  'falls asleep': { fallsAsleepAfter: 80 },
  'always presses': { guess: 1, lapse: 0 },
  'never presses': { guess: 0, lapse: 1 },
  'swapped cups': { isSwapped: true },
} as const satisfies Record<string, Partial<Listener>>;
export type Behaviour = keyof typeof behaviours;

/** Errors in dB, measured minus true: above 0 the test reports a worse ear than the real one. */
export type ErrorRow = {
  hz: number;
  runs: number;
  share: number;
  meanDb: number;
  sdDb: number;
  within10: number;
};

export type ListenerRow = {
  behaviour: Behaviour;
  audiogram: AudiogramName;
  runs: number;
  good: number;
  fair: number;
  poor: number;
  meanDb: number | null;
  sdDb: number | null;
  /** Share of the twelve points with a threshold. */
  measured: number;
  tones: number;
  toneMinutes: number;
  longestToneMinutes: number;
  minutes: number;
};

export type CoverageRow = {
  mode: CalibrationMode;
  errorSdDb: number;
  bandDb: number;
  share: number;
};

type TrueRun = SimulatedRun & { listener: Listener };

/** Runs many tests of one kind. */
export function runMany(
  behaviour: Behaviour,
  audiogram: AudiogramName,
  { runs, seed }: { runs: number; seed: number },
): TrueRun[] {
  const rng = seededRandom(seed);
  return Array.from({ length: runs }, () => {
    const hearing = bothEars(individual(audiogramOf(audiogram), rng));
    const listener = carefulListener(hearing, behaviours[behaviour]);
    return { ...simulateTest(listener, rng), listener };
  });
}

export function listenerRow(
  behaviour: Behaviour,
  audiogram: AudiogramName,
  runs: readonly TrueRun[],
): ListenerRow {
  const share = (label: TestResult['reliability']) =>
    runs.filter(({ result }) => result.reliability === label).length / runs.length;
  const errors = runs.flatMap((run) => errorsOf(run).map(({ db }) => db));
  const possible = runs.length * earSides.length * mainFrequencies.length;
  const main = runs.flatMap((run) => errorsOf(run).filter(({ hz }) => isMain(hz)));
  return {
    behaviour,
    audiogram,
    runs: runs.length,
    good: share('good'),
    fair: share('fair'),
    poor: share('poor'),
    meanDb: errors.length > 0 ? meanOf(errors) : null,
    sdDb: errors.length > 0 ? sdOf(errors) : null,
    measured: main.length / possible,
    tones: meanOf(runs.map(({ tones }) => tones)),
    toneMinutes: meanOf(runs.map(({ toneMinutes }) => toneMinutes)),
    longestToneMinutes: quantile(
      runs.map(({ toneMinutes }) => toneMinutes),
      0.95,
    ),
    minutes: meanOf(runs.map(({ minutes }) => minutes)),
  };
}

/**
 * Errors by pitch, over all listeners whose thresholds the test reaches there; `share` is the share of points with a
 * threshold.
 */
export function errorRows(runs: readonly TrueRun[]): ErrorRow[] {
  return pitches.flatMap((hz) => {
    const errors = runs.flatMap((run) => errorsOf(run).filter((error) => error.hz === hz));
    const points = runs.flatMap(({ result }) =>
      earSides.flatMap((side) => result.ears[side].points.filter((point) => point.hz === hz)),
    );
    if (errors.length === 0) return [];
    const values = errors.map(({ db }) => db);
    return [
      {
        hz,
        runs: points.length,
        share: errors.length / points.length,
        meanDb: meanOf(values),
        sdDb: sdOf(values),
        within10: values.filter((db) => Math.abs(db) <= 10).length / values.length,
      },
    ];
  });
}

/** Share of true thresholds within the drawn band, when each cup's level is off by `errorSdDb`. */
export function coverageRow(
  mode: CalibrationMode,
  errorSdDb: number,
  { runs, seed }: { runs: number; seed: number },
): CoverageRow & { degree: number } {
  const rng = seededRandom(seed);
  const names = reachableNames;
  const found = Array.from({ length: runs }, (_, index) => {
    const name = names[index % names.length] ?? 'N2';
    const listener = carefulListener(bothEars(individual(audiogramOf(name), rng)), {
      cupErrorDb: { R: errorSdDb * normalRandom(rng), L: errorSdDb * normalRandom(rng) },
    });
    return { ...simulateTest(listener, rng, { calibration: calibrationOf(mode) }), listener };
  });
  const inBand = found.flatMap((run) =>
    errorsOf(run).map(({ db }) => Math.abs(db) <= bandOf(run.result)),
  );
  const inRange = found.flatMap((run) =>
    earSides.flatMap((side) => holdsTrueGrade(run, side) ?? []),
  );
  const [first] = found;
  return {
    mode,
    errorSdDb,
    bandDb: first ? bandOf({ ...first.result, reliability: 'good' }) : 0,
    share: shareOf(inBand),
    degree: shareOf(inRange),
  };
}

/** The loudest level by pitch, in dB, of a test at half volume on unknown headphones. */
export function reach(): { hz: number; db: number }[] {
  const scale = nominalScale();
  return pitches.map((hz) => ({
    hz,
    db: levelLimits({
      zeroDbfs: scale.R[hz],
      isAnchored: true,
      isSensitive: false,
      softestDb: softestLevelDb,
    }).loudestDb,
  }));
}

const pitches: readonly Frequency[] = [250, 500, 1000, 2000, 3000, 4000, 6000, 8000];

function isMain(hz: number): boolean {
  return mainFrequencies.some((main) => main === hz);
}

function audiogramOf(name: AudiogramName): ByFrequency {
  if (name === 'flat 0') return flatAudiogram(0);
  if (name === 'flat 20') return flatAudiogram(20);
  if (name === 'flat 40') return flatAudiogram(40);
  return standardAudiogram(name);
}

function individual(audiogram: ByFrequency, rng: Rng): ByFrequency {
  return byFrequency((hz) => audiogram[hz] + (2 * rng() - 1) * individualDb);
}

function errorsOf({ result, listener }: TrueRun): { hz: number; db: number }[] {
  return earSides.flatMap((side) =>
    result.ears[side].points.flatMap(({ hz, db }) =>
      db === null || !isFrequency(hz) ? [] : [{ hz, db: db - listener.hearing[side][hz] }],
    ),
  );
}

function holdsTrueGrade({ result, listener }: TrueRun, side: EarSide): boolean | null {
  const degree = degreeOfEar(result, side);
  if (degree.kind !== 'range') return null;
  const truth = pitches.map((hz) => ({ hz, db: listener.hearing[side][hz], n: 0 }));
  const grade = grades.indexOf(gradeOf(puretoneAverage(truth).db ?? 0));
  const isAboveFrom = grade >= grades.indexOf(degree.from);
  return isAboveFrom && (degree.isAtLeast || grade <= grades.indexOf(degree.to));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sdOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function shareOf(values: readonly boolean[]): number {
  return values.filter((value) => value).length / values.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
