import { shortestWaitSeconds } from '@/domain/audiometry/answers/answer-window';
import { calibrationOf } from '@/domain/audiometry/calibration';
import { isFrequency } from '@/domain/audiometry/frequencies';
import { headphoneModels, nominalScale } from '@/domain/audiometry/headphones';
import type { Measurement, ProcedureState } from '@/domain/audiometry/procedure-state';
import { fewestSidesRight, judgeReliability } from '@/domain/audiometry/reliability';
import {
  earSides,
  type EarSide,
  type Point,
  type TestResult,
  type Trial,
} from '@/domain/audiometry/test-result';

/**
 * The fewest answers for a threshold: heard, or missed, on two presentations (modified Hughson-Westlake,
 * threshold-search.ts).
 */
const fewestAnswers = 2;

/**
 * Whether a browser test's recorded answers support its claimed result. Each threshold needs its tones, the reliability
 * computed from the answers must not be worse than the claimed one, and the calibration must be possible in a browser.
 * A person reviews a result that is not supported.
 */
export function isBorneOut(told: TestResult): boolean {
  const { trials = [] } = told;
  const points = earSides.flatMap((ear) => told.ears[ear].points.map((point) => ({ ear, point })));
  return (
    isPossibleCalibration(told) &&
    points.every(({ ear, point }) => hasItsTones(trials, ear, point)) &&
    reliabilityOf(told, points) === told.reliability
  );
}

/** A clinic's audiogram cannot come from a browser, and no mode is more accurate than the literature says. */
function isPossibleCalibration({ calibration: { mode, sdDb }, device }: TestResult): boolean {
  if (mode === 'clinical') return false;
  if (mode === 'model' && !headphoneModels.some((model) => model === device.headphone))
    return false;
  const known = calibrationOf(mode).sdDb;
  return sdDb === null || (known !== null && sdDb >= known);
}

function hasItsTones(
  trials: readonly Trial[],
  ear: EarSide,
  { hz, db, noResponse }: Point,
): boolean {
  if (db === null && !noResponse) return true;
  const answers = trials.filter(
    (trial) =>
      trial.kind === 'tone' && trial.state === 'scored' && trial.ear === ear && trial.hz === hz,
  );
  return answers.filter(({ heard }) => heard === (db !== null)).length >= fewestAnswers;
}

/**
 * By the domain's own rules, from the answers and the points; facts that only the browser knows count in its favour.
 */
function reliabilityOf(
  told: TestResult,
  points: readonly { ear: EarSide; point: Point }[],
): TestResult['reliability'] {
  const state: ProcedureState = {
    version: told.version,
    settings: {
      firstEar: 'R',
      clearDb: 40,
      waitSeconds: shortestWaitSeconds,
      scale: nominalScale(),
      calibration: told.calibration,
      isAnchored: false,
      isSensitive: false,
      isHelper: false,
      sideCheck: { correct: fewestSidesRight, of: fewestSidesRight },
    },
    stage: 'done',
    queue: [],
    search: null,
    familiarisation: null,
    checks: [],
    pauses: [],
    explained: [],
    measurements: points.flatMap(({ ear, point }) => measurementOf(ear, point)),
    trials: told.trials ?? [],
    listenedSeconds: 0,
    flags: [],
  };
  const { reliability } = judgeReliability(state);
  return worse(reliability, told.reliability);
}

function measurementOf(ear: EarSide, { hz, db, triedDb, n }: Point): Measurement[] {
  if (!isFrequency(hz)) return [];
  const round = ear === 'R' ? 'first-ear' : 'second-ear';
  return [{ ear, channel: ear, hz, round, db, triedDb: db === null ? (triedDb ?? null) : null, n }];
}

const fromBest: readonly TestResult['reliability'][] = ['good', 'fair', 'poor'];

function worse(
  one: TestResult['reliability'],
  other: TestResult['reliability'],
): TestResult['reliability'] {
  return fromBest.indexOf(one) > fromBest.indexOf(other) ? one : other;
}
