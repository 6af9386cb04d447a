import { byFrequency, type ByFrequency } from '@/domain/audiometry/level';
import { earSides, type Reliability } from '@/domain/audiometry/test-result';
import {
  bothEars,
  flatAudiogram,
  notchAt4000,
  standardAudiogram,
  type TrueHearing,
} from './audiograms';
import { seat, steadyPerson, type Person } from './person';
import { seededRandom } from './seeded-random';
import { simulateRun, type SimulatedRun } from './simulate-test';

/** Kinds of visitors, with many runs of each, and how their tests end. */

const careful75: Partial<Person> = {};
const typical75: Partial<Person> = { slopePerDb: 0.35, lapse: 0.065, falsePresses: 0.04 };

/** Rates and reaction times from the review of November 2026; "75" is a person of that age in a quiet room. */
export const peopleKinds = {
  'careful-75': careful75,
  'typical-75': typical75,
  'shallow slope': { ...typical75, slopePerDb: 0.2 },
  'lapses 10 %': { lapse: 0.1 },
  'false presses 10 %': { falsePresses: 0.1 },
  'false presses 15 %': { falsePresses: 0.15 },
  'tires to 15 %': { lapse: 0.03, tiring: 0.01 },
  slow: { reaction: { mean: 0.85, sd: 0.15, tail: 0.45 } },
  'living-room noise': { noiseBursts: 3 },
  'tinnitus at 6 kHz': { hasTinnitus: true },
  'louder by 10 in the break': { inBreak: { louderDb: 10 } },
  'louder by 20 in the break': { inBreak: { louderDb: 20 } },
  'turned in the break': { inBreak: { isSwapped: true } },
  'turned from the start': { isSwapped: true },
  'misses 30 %': { lapse: 0.3 },
  'misses 40 %': { lapse: 0.4 },
  'guesses 30 %': { falsePresses: 0.3 },
  'guesses 50 %': { falsePresses: 0.5 },
  'presses every 2 s': { beatSeconds: 2 },
  'presses every 3.5 s': { beatSeconds: 3.5 },
  'presses every 5 s': { beatSeconds: 5 },
} as const satisfies Record<string, Partial<Person>>;
export type PersonKind = keyof typeof peopleKinds;

/** Largest random difference from the named audiogram at each pitch of each ear, in dB. */
const individualDb = 2.5;

/** Audiograms whose thresholds the test reaches. */
const audiograms: readonly ByFrequency[] = [
  flatAudiogram(10),
  flatAudiogram(40),
  standardAudiogram('N1'),
  standardAudiogram('N2'),
  standardAudiogram('S1'),
  notchAt4000(),
];

/** How the tests of one kind of person ended. Shares are 0 to 1; errors are measured minus true. */
export type PeopleRow = {
  kind: PersonKind;
  runs: number;
  good: number;
  fair: number;
  poor: number;
  meanDb: number;
  sdDb: number;
  minutes: number;
  longestMinutes: number;
  /** Share of results that report a difference between the ears. */
  asymmetry: number;
};

/** Difference of the left ear from the right one, for people whose ears differ. */
export type Difference = Partial<ByFrequency>;

type PersonRun = SimulatedRun & { hearing: TrueHearing };

export function peopleRow(
  kind: PersonKind,
  { runs, seed, difference = {} }: { runs: number; seed: number; difference?: Difference },
): PeopleRow {
  const rng = seededRandom(seed);
  const taken = Array.from({ length: runs }, (_, index) => {
    const audiogram = audiograms[index % audiograms.length] ?? flatAudiogram(20);
    return takeOne(kind, hearingOf(audiogram, difference, rng), rng);
  });
  return rowOf(kind, taken);
}

function takeOne(kind: PersonKind, hearing: TrueHearing, rng: () => number): PersonRun {
  const person = steadyPerson(hearing, peopleKinds[kind]);
  return { ...simulateRun(seat(person, rng), rng), hearing };
}

function hearingOf(audiogram: ByFrequency, difference: Difference, rng: () => number): TrueHearing {
  const { R } = bothEars(audiogram);
  const off = () => (2 * rng() - 1) * individualDb;
  return {
    R: byFrequency((hz) => R[hz] + off()),
    L: byFrequency((hz) => R[hz] + (difference[hz] ?? 0) + off()),
  };
}

function rowOf(kind: PersonKind, taken: readonly PersonRun[]): PeopleRow {
  const share = (is: (run: PersonRun) => boolean) => taken.filter(is).length / taken.length;
  const label = (one: Reliability) => share(({ result }) => result.reliability === one);
  const errors = taken.flatMap(errorsOf);
  const mean = meanOf(errors);
  const minutes = taken.map((run) => run.minutes).sort((a, b) => a - b);
  return {
    kind,
    runs: taken.length,
    good: label('good'),
    fair: label('fair'),
    poor: label('poor'),
    meanDb: mean,
    sdDb: Math.sqrt(meanOf(errors.map((db) => (db - mean) ** 2))),
    minutes: meanOf(minutes),
    longestMinutes: minutes[Math.floor(0.95 * minutes.length)] ?? 0,
    asymmetry: share(({ result }) => result.flags.includes('asymmetry')),
  };
}

function errorsOf({ result, hearing }: PersonRun): number[] {
  return earSides.flatMap((side) =>
    result.ears[side].points.flatMap(({ hz, db }) => {
      const truth = hearing[side];
      return db === null || !(hz in truth) ? [] : [db - truth[hz as keyof ByFrequency]];
    }),
  );
}

function meanOf(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : 0;
}
