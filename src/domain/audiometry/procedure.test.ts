import { nominalScale } from './headphones';
import { nextStep } from './presentation';
import { answerTrial, interrupt, resume, startProcedure } from './procedure';
import { resultOf } from './procedure-result';
import type { Presentation, ProcedureSettings, ProcedureState } from './procedure-state';
import { progressOf } from './progress';
import { parseProcedure } from './stored-procedure';
import type { EarSide } from './test-result';

const settings: ProcedureSettings = {
  firstEar: 'R',
  scale: nominalScale(),
  calibration: { mode: 'relative', sdDb: null },
  isAnchored: true,
  isSensitive: false,
  isHelper: false,
  sideCheck: { correct: 6, of: 6 },
  clearDb: 40,
  waitSeconds: 1,
};

const silence = { latencyMs: null, earlyPresses: 0, aborted: false };

/** mulberry32 */
function seeded(seed: number) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function run(
  hears: (presentation: Presentation, slot: number) => boolean,
  change: (state: ProcedureState, slot: number) => ProcedureState = (state) => state,
) {
  const rng = seeded(1);
  let state = startProcedure(settings);
  for (let slot = 0; slot < 1000; slot++) {
    state = change(state, slot);
    const step = nextStep(state, rng);
    if (step.step === 'done') return { state, slot };
    if (step.step === 'pause') state = resume(state);
    else state = answerTrial(state, step, { ...silence, heard: hears(step, slot) });
  }
  throw new Error('The test never ends.');
}

const thresholds: Record<EarSide, number> = { R: 20, L: 30 };
const hearsAbove = ({ kind, ear, levelDb }: Presentation) =>
  kind !== 'catch' && levelDb >= thresholds[ear] && (kind !== 'side' || ear === 'L');

test('an ideal listener is measured to the decibel', () => {
  const { state, slot } = run(hearsAbove);
  const result = resultOf(state, {
    takenAt: '2026-11-21T12:00:00Z',
    device: { sampleRate: 48_000 },
  });
  expect(result.ears.R.points.map(({ hz, db }) => [hz, db])).toEqual(
    [250, 500, 1000, 2000, 3000, 4000, 8000].map((hz) => [hz, 20]),
  );
  expect(result.ears.L.pta4).toBe(30);
  expect(slot).toBeLessThan(185);
  expect(state.trials.filter(({ kind }) => kind === 'catch').length).toBeGreaterThanOrEqual(10);
});

test('reads back from storage after every slot and goes on as if nothing was', () => {
  const { state } = run(hearsAbove, (before) => {
    const read = parseProcedure(JSON.parse(JSON.stringify(before)));
    if (!read) throw new Error('not read');
    expect(read).toEqual(before);
    return read;
  });
  expect(progressOf(state).share).toBe(1);
});

test('an interruption is checked with a clear tone, then goes on', () => {
  const { state } = run(hearsAbove, (before, slot) =>
    slot === 40 ? interrupt(before, 'interrupted') : before,
  );
  const checks = state.trials.filter(({ kind }) => kind === 'check');
  expect(checks).toHaveLength(1 + 2 * 2);
  expect(checks[0]).toMatchObject({ ear: 'R', hz: 1000, db: 30, heard: true });
  expect(state.flags).toEqual([]);
});
