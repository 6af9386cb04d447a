import { array, boolean, mixed, number, object, string } from 'yup';
import { longestWaitSeconds, shortestWaitSeconds } from './answers/answer-window';
import { isFrequency, type Frequency } from './frequencies';
import { pauseReasons, runFlags, stages, type ProcedureState, type Round } from './procedure-state';
import { calibrationModes, earSides, testResultVersion, trialSchema } from './test-result';

/** Reads a stored run, which another version of the page may have written or a person may have edited. */

const level = number().min(-200).max(200);
const count = number().integer().min(0).max(10_000).required();
const side = string().oneOf(earSides).required();
const pitch = mixed(isPitch).required();

const rounds = [
  'first-ear',
  'first-extras',
  'repeat',
  'retest',
  'second-ear',
  'second-extras',
  'missing-extras',
  'asymmetry',
  'swapped',
] as const satisfies readonly Round[];

const dbfs = number().min(-200).max(60).required();

const zero = object({
  250: dbfs,
  500: dbfs,
  1000: dbfs,
  2000: dbfs,
  3000: dbfs,
  4000: dbfs,
  6000: dbfs,
  8000: dbfs,
}).required();

const settings = object({
  firstEar: side,
  scale: object({ R: zero, L: zero }).required(),
  calibration: object({
    mode: string().oneOf(calibrationModes).required(),
    sdDb: number().min(0).max(40).nullable().defined(),
  }).required(),
  isAnchored: boolean().required(),
  isSensitive: boolean().required(),
  isHelper: boolean().required(),
  sideCheck: object({ correct: count, of: count }).nullable().default(undefined).defined(),
  clearDb: level.required(),
  waitSeconds: number().min(shortestWaitSeconds).max(longestWaitSeconds).required(),
}).required();

const taskFields = {
  ear: side,
  channel: side,
  hz: pitch,
  round: string().oneOf(rounds).required(),
};

const search = object({
  levelDb: level.required(),
  isAscending: boolean().required(),
  tries: array(object({ db: level.required(), heard: count, of: count }))
    .max(60)
    .required(),
  presented: count,
})
  .nullable()
  .default(undefined)
  .defined();

const familiarisation = object({
  levelDb: level.required(),
  stage: string()
    .oneOf(['down', 'up', 'repeat'] as const)
    .required(),
  failures: count,
})
  .nullable()
  .default(undefined)
  .defined();

const check = object({
  reason: string()
    .oneOf(['interruption', 'closing', 'sides'] as const)
    .required(),
  ear: side,
  hz: pitch,
  levelDb: level.required(),
  misses: count,
});

const measurement = object({
  ...taskFields,
  db: level.nullable().defined(),
  triedDb: level.nullable().defined(),
  n: count,
});

const pause = string().oneOf(pauseReasons).required();

const procedure = object({
  version: string().oneOf([testResultVersion]).required(),
  settings,
  stage: string().oneOf(stages).required(),
  queue: array(object(taskFields)).max(40).required(),
  search,
  familiarisation,
  checks: array(check).max(20).required(),
  pauses: array(pause).max(20).required(),
  explained: array(pause).max(20).required(),
  measurements: array(measurement).max(100).required(),
  trials: array(trialSchema).max(2000).required(),
  listenedSeconds: number().min(0).max(100_000).required(),
  flags: array(string().oneOf(runFlags).required()).max(20).required(),
});

/** Reads a stored run; null for one of another version or with any fault: then the test starts over. */
export function parseProcedure(value: unknown): ProcedureState | null {
  if (!procedure.isValidSync(value, { strict: true })) return null;
  return procedure.cast(value, { stripUnknown: true });
}

function isPitch(value: unknown): value is Frequency {
  return typeof value === 'number' && isFrequency(value);
}
