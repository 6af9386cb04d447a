import { nominalScale } from '@/domain/audiometry/headphones';
import { calibrationOf } from '@/domain/audiometry/calibration';
import { waitFor } from '@/domain/audiometry/answers/answer-window';
import { nextStep, toneSeconds } from '@/domain/audiometry/presentation';
import { answerTrial, resume, startProcedure } from '@/domain/audiometry/procedure';
import { resultOf } from '@/domain/audiometry/procedure-result';
import { fewestSidesRight } from '@/domain/audiometry/reliability';
import type {
  ProcedureSettings,
  ProcedureState,
  Rng,
  SideCheck,
} from '@/domain/audiometry/procedure-state';
import { secondEar } from '@/domain/audiometry/rounds';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { Subject } from './person';
import { checkSides, respond, type Listener } from './simulated-listener';

/** A run with the counts that the simulation reports. Minutes count slots only: the tone and the gap before it. */
export type SimulatedRun = {
  result: TestResult;
  /** The final state: a helper's is compared with the listener's own. */
  state: ProcedureState;
  tones: number;
  catchTrials: number;
  toneMinutes: number;
  minutes: number;
};

/** Safety limit: no test has this many slots. */
const mostSlots = 3000;

/** Level of the tones of the side check, in dB of the scale. */
const sideCheckDb = 65;

/** Runs the whole test with the code that the browser runs. */
export function simulateTest(
  listener: Listener,
  rng: Rng,
  change: Partial<ProcedureSettings> = {},
): SimulatedRun {
  return simulateRun(subjectOf(listener, rng), rng, change);
}

/** The same for any subject, from the side check and the practice to the result. */
export function simulateRun(
  subject: Subject,
  rng: Rng,
  change: Partial<ProcedureSettings> = {},
): SimulatedRun {
  let state = startProcedure({
    firstEar: 'R',
    scale: nominalScale(),
    calibration: calibrationOf('anchored'),
    isAnchored: true,
    isSensitive: false,
    isHelper: false,
    sideCheck: sidesOf(subject),
    clearDb: sideCheckDb,
    waitSeconds: waitFor(subject.practise(), toneSeconds),
    ...change,
  });
  const { waitSeconds } = state.settings;
  const wantedEar = secondEar(state);
  const counts = { tones: 0, catchTrials: 0, toneSeconds: 0, seconds: 0 };
  for (let slot = 0; slot < mostSlots; slot++) {
    const step = nextStep(state, rng);
    if (step.step === 'done') return runOf(state, counts);
    if (step.step === 'pause') {
      if (step.reason === 'ears') subject.takeBreak();
      state = resume(state);
      continue;
    }
    const seconds = step.gapSeconds + step.toneSeconds;
    counts.seconds += seconds;
    if (step.kind === 'catch') counts.catchTrials++;
    else {
      counts.tones++;
      counts.toneSeconds += seconds;
    }
    state = answerTrial(state, step, subject.answer(step, { slot, waitSeconds, wantedEar }));
  }
  throw new Error('A simulated test does not end.');
}

function runOf(
  state: ProcedureState,
  counts: { tones: number; catchTrials: number; toneSeconds: number; seconds: number },
): SimulatedRun {
  const result = resultOf(state, {
    takenAt: '2026-01-01T00:00:00.000Z',
    device: { sampleRate: 48_000 },
  });
  return {
    result,
    state,
    tones: counts.tones,
    catchTrials: counts.catchTrials,
    toneMinutes: counts.toneSeconds / 60,
    minutes: counts.seconds / 60,
  };
}

/** The side check, which may be repeated once. */
function sidesOf(subject: Subject): SideCheck {
  const first = subject.sideCheck(sideCheckDb);
  return first.correct >= fewestSidesRight ? first : subject.sideCheck(sideCheckDb);
}

/** The steady listener of the literature, who answers slot by slot at the test's own pace. */
function subjectOf(listener: Listener, rng: Rng): Subject {
  return {
    sideCheck: (levelDb) => checkSides(listener, { levelDb, rng }),
    practise: () => [],
    takeBreak: () => {},
    answer: (step, about) => respond(listener, step, { ...about, rng }),
  };
}
