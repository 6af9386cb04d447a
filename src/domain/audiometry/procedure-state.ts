import type { Familiarisation } from './familiarisation';
import type { Frequency } from './frequencies';
import type { LevelScale } from './level';
import type { Calibration, EarSide, Trial, TrialKind } from './test-result';
import type { Search } from './threshold-search';

/** How often the listener named the right ear for a loud tone, before the test. */
export type SideCheck = { correct: number; of: number };

/** The fixed settings of a run. Only numbers and words, because they are stored with the run. */
export type ProcedureSettings = {
  /** The ear that the listener says is better, else the right one. */
  firstEar: EarSide;
  scale: LevelScale;
  calibration: Calibration;
  /** The listener has set the volume to comfortable speech. */
  isAnchored: boolean;
  /** Everyday sounds hurt this listener: the test stays softer. */
  isSensitive: boolean;
  /** The run of a helper with good hearing, with which other runs on this device are compared. */
  isHelper: boolean;
  /** Null when it was left out; then the result cannot be good. */
  sideCheck: SideCheck | null;
  /** Level in dB at which the side check was heard well in both ears. */
  clearDb: number;
  /** How long the test waits for an answer after a tone, in seconds (`answers/answer-window.ts`). */
  waitSeconds: number;
};

/** Stages of a run, in order; a stage may have nothing to do. */
export const stages = [
  'familiarise',
  'first-ear',
  'first-extras',
  'sides',
  'repeat',
  'retest',
  'second-ear',
  'second-extras',
  'missing-extras',
  'asymmetry',
  'closing',
  'doubt',
  'swapped',
  'done',
] as const;
export type Stage = (typeof stages)[number];

/** The stages that measure pitches. */
export type Round = Exclude<Stage, 'familiarise' | 'sides' | 'closing' | 'doubt' | 'done'>;

/** One pitch to be measured. */
export type Task = { ear: EarSide; channel: EarSide; hz: Frequency; round: Round };

/** One pitch measured. At most one of `db` and `triedDb` is a number; both are null when it was given up. */
export type Measurement = Task & {
  db: number | null;
  /** Loudest level, which was missed. */
  triedDb: number | null;
  /** Tones scored. */
  n: number;
};

/**
 * A tone the listener must hear: 10 dB louder than the threshold found for it. With the reason `sides` it is as loud as in
 * the side check, and only the one in the second ear is to be answered.
 */
export type Check = {
  reason: 'interruption' | 'closing' | 'sides';
  ear: EarSide;
  hz: Frequency;
  levelDb: number;
  misses: number;
};

/**
 * Why a run waits for the listener.
 * `ears`: a break before the second ear; `sides`: two tones follow that tell left from right, `sides-again` once more because
 * they did not; `futile`: the answers can no longer make a usable result, and the test ends; `swap`: the headphones are to be put on the other way round (may be declined);
 * `not-hearing`, `early-presses`, `false-alarms`, `repeat-differs`: what to do is explained again;
 * `interrupted`: the page was left, the sound stopped or the listener paused; `device-changed`.
 */
export const pauseReasons = [
  'ears',
  'sides',
  'sides-again',
  'futile',
  'swap',
  'not-hearing',
  'early-presses',
  'false-alarms',
  'repeat-differs',
  'interrupted',
  'device-changed',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Events during the run that go into the result. */
export const runFlags = [
  'device-changed',
  'level-changed',
  'missed-clear-tones',
  'sides-changed',
  'stopped-early',
  'swap-declined',
] as const;
export type RunFlag = (typeof runFlags)[number];

export type ProcedureState = {
  version: string;
  settings: ProcedureSettings;
  stage: Stage;
  /** Remaining tasks of the stage, the present pitch first. */
  queue: readonly Task[];
  /** Of the present pitch; null before its first tone. */
  search: Search | null;
  familiarisation: Familiarisation | null;
  /** Played before everything else. */
  checks: readonly Check[];
  /** The first one is shown; the test continues after the last. */
  pauses: readonly PauseReason[];
  /** Everything that has been explained again: each once. */
  explained: readonly PauseReason[];
  measurements: readonly Measurement[];
  trials: readonly Trial[];
  /** Slots and the gaps before them so far, in seconds. */
  listenedSeconds: number;
  flags: readonly RunFlag[];
};

/** The next slot, ready to be played. Its levels are final and within the limits. */
export type Presentation = {
  step: 'present';
  kind: TrialKind;
  ear: EarSide;
  channel: EarSide;
  hz: Frequency;
  levelDb: number;
  /** Peak level of the sine; null for a silent slot. */
  dbfs: number | null;
  /** Gain in front of the master gain (`safety.ts`); 0 for a silent slot. */
  gain: number;
  /** Silence before the tone. */
  gapSeconds: number;
  /** From the start of the rising ramp to the end of the falling one. */
  toneSeconds: number;
};

export type Step = Presentation | { step: 'pause'; reason: PauseReason } | { step: 'done' };

/** The listener's response to a presentation. */
export type Response = {
  /** Pressed while an answer counts (`answers/presses.ts`). */
  heard: boolean;
  latencyMs: number | null;
  /** Presses during the gap before the tone. */
  earlyPresses: number;
  /** The tone was interrupted: it is not scored and comes again. */
  aborted: boolean;
  /** For the log: onset on the audio clock in seconds. */
  onset?: number | null;
};

/** A random number from 0 to below 1. */
export type Rng = () => number;
