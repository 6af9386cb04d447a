import { array, boolean, number, object, string } from 'yup';

/** Version of the rules behind a result. A change to procedure, levels or scoring gets a new one. */
export const testResultVersion = '3';

export const earSides = ['R', 'L'] as const;
export type EarSide = (typeof earSides)[number];

/**
 * What the numbers of a result are based on. `relative`: nothing, they only compare tones with each other; `anchored`:
 * the same, with the volume set to comfortable speech; `reference`: a helper with good hearing took the test on the
 * same device; `model`: published values of the headphone; `clinical`: a clinic's audiogram.
 */
export const calibrationModes = ['relative', 'anchored', 'reference', 'model', 'clinical'] as const;
export type CalibrationMode = (typeof calibrationModes)[number];

/** `sdDb`: standard deviation of the level's error in dB; null when it is unknown, then no result is in dB HL. */
export type Calibration = { mode: CalibrationMode; sdDb: number | null };

/** One pitch in one ear. */
export type Point = {
  hz: number;
  /** Softest level heard: in dB HL, or in relative dB without such a calibration. Null when there is none. */
  db: number | null;
  /** Nothing was heard at `triedDb`, the loudest level this test may play here. */
  noResponse?: boolean;
  triedDb?: number;
  /** Tones that were scored for it; 0 when it was typed in. */
  n: number;
};

export type Ear = {
  points: Point[];
  /** Mean of 500, 1000, 2000 and 4000 Hz in the unit of the points. */
  pta4: number | null;
  /** One of the four was not heard: the mean is at least this. */
  ptaIsLowerBound?: boolean;
};

const reliabilities = ['good', 'fair', 'poor'] as const;
export type Reliability = (typeof reliabilities)[number];

/**
 * `catch`: a silent slot; `check`: a tone that is clearly louder than the threshold found before; `side`: one of two clear
 * tones after the break, of which only the one in the second ear is to be answered.
 */
const trialKinds = ['tone', 'catch', 'familiarise', 'check', 'side'] as const;
export type TrialKind = (typeof trialKinds)[number];

/** `aborted` trials are in the log but were not scored: they were played again. */
const trialStates = ['scored', 'aborted'] as const;
export type TrialState = (typeof trialStates)[number];

/** One slot of the test as it happened: enough to score the whole test again. */
export type Trial = {
  kind: TrialKind;
  ear: EarSide;
  /** The headphone cup that played it: the other one while the headphones are worn the wrong way round on purpose. */
  channel: EarSide;
  hz: number;
  /**
   * Level on the scale of the run (a helper's run does not shift it); for a silent slot, the level of the tone it
   * replaced.
   */
  db: number;
  /** Peak level of the signal; null for silence. */
  dbfs: number | null;
  /** Onset on the audio context's clock, in seconds. */
  onset: number | null;
  heard: boolean;
  /** From onset to press. */
  latencyMs: number | null;
  /** Presses in the gap before the slot. */
  earlyPresses: number;
  state: TrialState;
};

export type TestResult = {
  version: string;
  /** ISO UTC. */
  takenAt: string;
  calibration: Calibration;
  ears: Record<EarSide, Ear>;
  reliability: Reliability;
  /** Codes of `resultFlags` and of events during the run; unknown ones are to be ignored. */
  flags: string[];
  device: { sampleRate: number; headphone?: string; userAgent?: string };
  trials?: Trial[];
};

const level = number().min(-200).max(200);

const point = object({
  hz: number().min(100).max(20_000).required(),
  db: level.nullable().defined(),
  noResponse: boolean().optional(),
  triedDb: level.optional(),
  n: number().integer().min(0).max(1000).required(),
});

const ear = object({
  points: array(point).max(24).required(),
  pta4: level.nullable().defined(),
  ptaIsLowerBound: boolean().optional(),
});

const side = string().oneOf(earSides).required();

/** Also used for the slots of a running test. */
export const trialSchema = object({
  kind: string().oneOf(trialKinds).required(),
  ear: side,
  channel: side,
  hz: number().min(100).max(20_000).required(),
  db: level.required(),
  dbfs: number().min(-400).max(0).nullable().defined(),
  onset: number().min(0).max(1e9).nullable().defined(),
  heard: boolean().required(),
  latencyMs: number().min(-1e6).max(1e6).nullable().defined(),
  earlyPresses: number().integer().min(0).max(10_000).required(),
  state: string().oneOf(trialStates).required(),
});

const testResult = object({
  version: string().max(20).required(),
  takenAt: string()
    .test('time', (text) => text !== undefined && !Number.isNaN(Date.parse(text)))
    .max(40)
    .required(),
  calibration: object({
    mode: string().oneOf(calibrationModes).required(),
    sdDb: number().min(0).max(40).nullable().defined(),
  }).required(),
  ears: object({ R: ear.required(), L: ear.required() }).required(),
  reliability: string().oneOf(reliabilities).required(),
  flags: array(string().max(60).required()).max(40).required(),
  device: object({
    sampleRate: number().min(0).max(1_000_000).required(),
    headphone: string().max(60).optional(),
    userAgent: string().max(400).optional(),
  }).required(),
  trials: array(trialSchema).max(2000).optional(),
});

/** Reads a stored or sent result; null for anything else. Unknown fields are left out. */
export function parseTestResult(value: unknown): TestResult | null {
  if (!testResult.isValidSync(value, { strict: true })) return null;
  return testResult.cast(value, { stripUnknown: true });
}

/** Whether the levels of this result are dB HL. If not, the texts give no dB HL and no degree. */
export function isInHearingLevels(calibration: Calibration): boolean {
  return calibration.sdDb !== null;
}
