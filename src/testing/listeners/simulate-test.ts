import { nominalScale } from '@/domain/audiometry/headphones';
import { calibrationOf } from '@/domain/audiometry/calibration';
import { nextStep } from '@/domain/audiometry/presentation';
import { answerTrial, resume, startProcedure } from '@/domain/audiometry/procedure';
import { resultOf } from '@/domain/audiometry/procedure-result';
import { fewestSidesRight } from '@/domain/audiometry/reliability';
import type {
  ProcedureSettings,
  ProcedureState,
  Rng,
  SideCheck,
} from '@/domain/audiometry/procedure-state';
import type { TestResult } from '@/domain/audiometry/test-result';
import { checkSides, respond, type Listener } from './simulated-listener';

/** A run with the counts that the simulation reports. Minutes are those of slots: tone and gap before it. */
export type SimulatedRun = {
  result: TestResult;
  /** The run as it ended: a helper's is compared with the listener's own. */
  state: ProcedureState;
  tones: number;
  catchTrials: number;
  toneMinutes: number;
  minutes: number;
};

/** No test has this many slots. */
const mostSlots = 3000;

/** Loudness of the tones that the sides are checked with, in dB of the scale. */
const sideCheckDb = 65;

/** Takes the whole test, through the code that the browser runs. */
export function simulateTest(
  listener: Listener,
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
    sideCheck: sideCheckOf(listener, rng),
    ...change,
  });
  const counts = { tones: 0, catchTrials: 0, toneSeconds: 0, seconds: 0 };
  for (let slot = 0; slot < mostSlots; slot++) {
    const step = nextStep(state, rng);
    if (step.step === 'done') {
      const { tones, catchTrials, toneSeconds, seconds } = counts;
      const result = resultOf(state, {
        takenAt: '2026-01-01T00:00:00.000Z',
        device: { sampleRate: 48_000 },
      });
      return {
        result,
        state,
        tones,
        catchTrials,
        toneMinutes: toneSeconds / 60,
        minutes: seconds / 60,
      };
    }
    if (step.step === 'pause') {
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
    state = answerTrial(state, step, respond(listener, step, { slot, rng }));
  }
  throw new Error('A simulated test does not end.');
}

/** Who gets it wrong may try once more. */
function sideCheckOf(listener: Listener, rng: Rng): SideCheck {
  const first = checkSides(listener, { levelDb: sideCheckDb, rng });
  return first.correct >= fewestSidesRight
    ? first
    : checkSides(listener, { levelDb: sideCheckDb, rng });
}
