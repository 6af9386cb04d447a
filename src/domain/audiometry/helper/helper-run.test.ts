import { bothEars, flatAudiogram } from '@/testing/listeners/audiograms';
import { seededRandom } from '@/testing/listeners/seeded-random';
import { carefulListener, respond, type Listener } from '@/testing/listeners/simulated-listener';
import { calibrationOf } from '../calibration';
import { mainFrequencies } from '../frequencies';
import { nominalScale } from '../headphones';
import { nextStep } from '../presentation';
import { answerTrial, resume, startProcedure } from '../procedure';
import type { ProcedureState } from '../procedure-state';
import { secondEar } from '../rounds';
import { earlyRefusalOf, medianOf, refusalOf, shareAtSoftest } from './helper-run';

const median = medianOf({ birthYear: 2001, sex: 'woman' }, '2026-11-23T10:00:00.000Z');

function startHelperRun(): ProcedureState {
  return startProcedure({
    firstEar: 'R',
    scale: nominalScale(),
    calibration: calibrationOf('anchored'),
    isAnchored: true,
    isSensitive: false,
    isHelper: true,
    sideCheck: { correct: 6, of: 6 },
    clearDb: 40,
    waitSeconds: 1,
  });
}

const listenersRun = startHelperRun();

/** Runs a helper until the run is over or refused; gives the outcome and the minutes it took. */
function listenAsHelper(listener: Listener, seed = 5) {
  const rng = seededRandom(seed);
  let state = startHelperRun();
  const wantedEar = secondEar(state);
  let seconds = 0;
  for (let slot = 0; slot < 1000; slot += 1) {
    const early = earlyRefusalOf({ own: listenersRun, helper: state }, median);
    if (early) return { refusal: early, isEarly: true, minutes: seconds / 60 };
    const step = nextStep(state, rng);
    if (step.step === 'done') {
      const refusal = refusalOf({ own: listenersRun, helper: state }, median);
      return { refusal, isEarly: false, minutes: seconds / 60 };
    }
    if (step.step === 'pause') {
      state = resume(state);
      continue;
    }
    seconds += step.gapSeconds + step.toneSeconds;
    state = answerTrial(state, step, respond(listener, step, { slot, wantedEar, rng }));
  }
  throw new Error('The run never ended');
}

it('takes a helper with good hearing to the end', () => {
  expect(listenAsHelper(carefulListener(bothEars(flatAudiogram(5))))).toMatchObject({
    refusal: null,
    isEarly: false,
  });
});

it.each([50, 70, 90])('tells a helper who hears from %d dB on within a minute or so', (db) => {
  const { refusal, isEarly, minutes } = listenAsHelper(
    carefulListener(bothEars(flatAudiogram(db))),
  );
  expect({ refusal, isEarly }).toEqual({ refusal: 'helper-hears-too-little', isEarly: true });
  expect(minutes).toBeLessThan(1.5);
});

it('stops at the first pitch that is too weak, not after the last', () => {
  const hearing = bothEars({ ...flatAudiogram(5), 2000: 60 });
  const { refusal, isEarly, minutes } = listenAsHelper(carefulListener(hearing));
  expect({ refusal, isEarly }).toEqual({ refusal: 'helper-hears-too-little', isEarly: true });
  expect(minutes).toBeLessThan(2.5);
});

it('stops a helper who hears nearly every pitch at the softest level: the headphones are too loud to compare', () => {
  const { refusal, isEarly } = listenAsHelper(carefulListener(bothEars(flatAudiogram(-35))));
  expect({ refusal, isEarly }).toEqual({ refusal: 'helper-hears-softest', isEarly: true });
});

it('counts how many pitches were heard at the softest level', () => {
  const run = startHelperRun();
  const heard = (db: number) =>
    mainFrequencies.map((hz) => ({
      ear: 'R' as const,
      channel: 'R' as const,
      hz,
      round: 'first-ear' as const,
      db: hz < 1000 ? db : 0,
      triedDb: null,
      n: 6,
    }));
  expect(shareAtSoftest(run)).toBe(0);
  expect(shareAtSoftest({ ...run, measurements: heard(-20) })).toBe(0);
  expect(shareAtSoftest({ ...run, measurements: heard(-25) })).toBeCloseTo(2 / 7, 10);
});

it('stops somebody who presses at will', () => {
  const refusals = [1, 2, 3, 4].map((seed) =>
    listenAsHelper(carefulListener(bothEars(flatAudiogram(5)), { guess: 0.6 }), seed),
  );
  for (const { refusal } of refusals) expect(refusal).toBe('helper-unreliable');
  expect(refusals.filter(({ isEarly }) => isEarly).length).toBeGreaterThanOrEqual(3);
});

it('allows an older helper what is normal at their age', () => {
  const at45 = medianOf({ birthYear: 1981, sex: 'man' }, '2026-11-23T10:00:00.000Z');
  const heard = { ...flatAudiogram(15), 8000: 45 };
  const run = startHelperRun();
  const measurements = (['R', 'L'] as const).flatMap((ear) =>
    mainFrequencies.map((hz) => ({
      ear,
      channel: ear,
      hz,
      round: ear === 'R' ? ('first-ear' as const) : ('second-ear' as const),
      db: heard[hz],
      triedDb: null,
      n: 6,
    })),
  );
  const done: ProcedureState = { ...run, stage: 'done', measurements };
  expect(refusalOf({ own: listenersRun, helper: done }, at45)).toBeNull();
  expect(refusalOf({ own: listenersRun, helper: done }, median)).toBe('helper-hears-too-little');
});

it('refuses a run that is not reliable', () => {
  const runs = { own: listenersRun, helper: startHelperRun() };
  expect(refusalOf(runs, median)).toBe('helper-unreliable');
});

it.each(['device-changed', 'level-changed'] as const)(
  'compares nobody after %s, in either run, and says so before the helper listens',
  (flag) => {
    const changed: ProcedureState = { ...startHelperRun(), flags: [flag] };
    const runs = [
      { own: changed, helper: startHelperRun() },
      { own: listenersRun, helper: changed },
    ];
    for (const both of runs) {
      expect(earlyRefusalOf(both, median)).toBe('helper-levels-changed');
      expect(refusalOf(both, median)).toBe('helper-levels-changed');
    }
  },
);
