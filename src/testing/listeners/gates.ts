import { atLeast, atMost, type Gate } from './gate';
import {
  behaviours,
  coverageRow,
  errorRows,
  listenerRow,
  reachableNames,
  runMany,
  type AudiogramName,
  type Behaviour,
  type CoverageRow,
  type ErrorRow,
  type ListenerRow,
} from './simulation';

/** The results that the simulation has to reach, at any size. */

export type Simulation = {
  listeners: ListenerRow[];
  errors: ErrorRow[];
  coverage: (CoverageRow & { degree: number })[];
  gates: Gate[];
};

export type Plan = {
  seed: number;
  /**
   * Number of runs for each careful listener, each other behaviour, each row of coverage, and of sleepers for each
   * audiogram.
   */
  careful: number;
  others: number;
  coverage: number;
  sleepers: number;
  audiograms: readonly AudiogramName[];
  othersOn: readonly AudiogramName[];
  behaviours: readonly Behaviour[];
  /**
   * Tolerances for few runs: `db` is added to the limit of the mean error, `share` is taken from the share within the
   * band.
   */
  chance: { db: number; share: number };
};

/** Fewest thresholds for a useful mean: 6000 Hz is measured in steep losses only. */
const fewestPoints = 50;

const neverGood: readonly Behaviour[] = [
  'sleeper',
  'falls asleep',
  'always presses',
  'never presses',
  'swapped cups',
];

export const allBehaviours = Object.keys(behaviours).filter(isBehaviour);

export function simulate(plan: Plan, onRow: (row: ListenerRow) => void = () => {}): Simulation {
  const listeners: ListenerRow[] = [];
  const keep = (row: ListenerRow) => {
    listeners.push(row);
    onRow(row);
  };
  const careful = plan.audiograms.flatMap((audiogram, index) => {
    const runs = runMany('careful', audiogram, { runs: plan.careful, seed: plan.seed + index });
    keep(listenerRow('careful', audiogram, runs));
    return runs;
  });
  // "Never good" needs more runs than a share does, because a sleeper who misses four in ten tones may pass by luck.
  for (const [index, audiogram] of plan.audiograms.entries()) {
    const seed = plan.seed + 7000 + index;
    const runs = runMany('sleeper', audiogram, { runs: plan.sleepers, seed });
    keep(listenerRow('sleeper', audiogram, runs));
  }
  const others = plan.behaviours.filter((name) => name !== 'careful' && name !== 'sleeper');
  for (const [index, behaviour] of others.entries()) {
    for (const [at, audiogram] of plan.othersOn.entries()) {
      const seed = plan.seed + 100 * (index + 1) + at;
      keep(
        listenerRow(
          behaviour,
          audiogram,
          runMany(behaviour, audiogram, { runs: plan.others, seed }),
        ),
      );
    }
  }
  const coverage = (['reference', 'model', 'clinical'] as const).map((mode, index) =>
    coverageRow(mode, 6, { runs: plan.coverage, seed: plan.seed + 5000 + index }),
  );
  const errors = errorRows(careful);
  return { listeners, errors, coverage, gates: gatesOf({ listeners, errors, coverage }, plan) };
}

/** Share of careful listeners with a good result, where the test reaches their thresholds. */
export function carefulGood(listeners: readonly ListenerRow[]): number {
  return mean(carefulWithinReach(listeners).map(({ good }) => good));
}

function carefulWithinReach(listeners: readonly ListenerRow[]): ListenerRow[] {
  return listeners.filter(
    ({ audiogram, behaviour }) => behaviour === 'careful' && reachableNames.includes(audiogram),
  );
}

function gatesOf(
  { listeners, errors, coverage }: Omit<Simulation, 'gates'>,
  { chance }: Plan,
): Gate[] {
  const steady = errors.filter(({ runs, share }) => runs * share >= fewestPoints);
  const careful = carefulWithinReach(listeners);
  const guessers = listeners.filter(({ behaviour }) => behaviour === 'guesses 25 %');
  const never = listeners.filter(({ behaviour }) => neverGood.includes(behaviour));
  const covered = coverage.filter(({ mode }) => mode !== 'clinical');
  return [
    atMost(
      'careful: bias at the worst pitch, dB',
      3 + chance.db,
      Math.max(...steady.map(({ meanDb }) => Math.abs(meanDb))),
    ),
    atMost('careful: SD at the worst pitch, dB', 3, Math.max(...steady.map(({ sdDb }) => sdDb))),
    atMost(
      'careful: longest mean minutes of tones',
      9,
      Math.max(...careful.map(({ toneMinutes }) => toneMinutes)),
    ),
    atLeast('careful: good', 0.95, carefulGood(listeners)),
    atLeast('guesses 25 %: fair or poor', 0.9, mean(guessers.map(({ good }) => 1 - good))),
    atMost(
      'misses 40 %, falls asleep, always, never, swapped: good',
      0,
      Math.max(...never.map(({ good }) => good)),
    ),
    atLeast(
      'band holds the truth at 6 dB of calibration error',
      0.9 - chance.share,
      Math.min(...covered.map(({ share }) => share)),
    ),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isBehaviour(name: string): name is Behaviour {
  return name in behaviours;
}
