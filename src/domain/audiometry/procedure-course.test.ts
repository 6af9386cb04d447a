import {
  flatAudiogram,
  jittered,
  standardAudiogram,
  type TrueHearing,
} from '@/testing/listeners/audiograms';
import { seededRandom } from '@/testing/listeners/seeded-random';
import { calibrationOf } from './calibration';
import { nominalScale } from './headphones';
import { nextStep } from './presentation';
import { answerTrial, interrupt, resume, startProcedure } from './procedure';
import { resultOf } from './procedure-result';
import type { PauseReason, Presentation, ProcedureState, Response } from './procedure-state';
import { progressOf } from './progress';
import { parseProcedure } from './stored-procedure';
import type { EarSide } from './test-result';

const answered: Response = {
  heard: false,
  latencyMs: null,
  earlyPresses: 0,
  aborted: false,
};

type Course = {
  hearing: TrueHearing;
  /** How much louder each cup plays, in dB. */
  cups?: Record<EarSide, number>;
  declinesSwap?: boolean;
  answer?: (response: Response, presentation: Presentation, slot: number) => Response;
  before?: (state: ProcedureState, slot: number) => ProcedureState;
};

/** Runs the whole test with a listener who hears everything from an exact level upwards. */
function take(course: Course) {
  const { hearing, cups = { R: 0, L: 0 }, declinesSwap = false } = course;
  const rng = seededRandom(7);
  const pauses: PauseReason[] = [];
  const shares: number[] = [];
  let state = startProcedure({
    firstEar: 'R',
    scale: nominalScale(),
    calibration: calibrationOf('anchored'),
    isAnchored: true,
    isSensitive: false,
    isHelper: false,
    sideCheck: { correct: 6, of: 6 },
    clearDb: 40,
    waitSeconds: 1,
  });
  for (let slot = 0; slot < 1000; slot++) {
    state = course.before?.(state, slot) ?? state;
    shares.push(progressOf(state).share);
    const step = nextStep(state, rng);
    if (step.step === 'done') {
      const about = { takenAt: '2026-11-21T12:00:00.000Z', device: { sampleRate: 48_000 } };
      return { state, pauses, shares, result: resultOf(state, about) };
    }
    if (step.step === 'pause') {
      pauses.push(step.reason);
      state = resume(state, { isDeclined: declinesSwap });
      continue;
    }
    const { kind, ear, channel, hz, levelDb, dbfs } = step;
    const isAsked = kind !== 'side' || ear === 'L';
    const heard = dbfs !== null && isAsked && levelDb + cups[channel] >= hearing[ear][hz];
    const response = { ...answered, heard };
    state = answerTrial(state, step, course.answer?.(response, step, slot) ?? response);
  }
  throw new Error('The test never ends.');
}

const even = { R: flatAudiogram(20), L: flatAudiogram(20) };

test('ears that are the same need no second look', () => {
  const { pauses, result, shares } = take({ hearing: even });
  expect(pauses).toEqual(['ears', 'sides']);
  expect(result).toMatchObject({ reliability: 'good', flags: [] });
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('ears that differ are measured again, then with the headphones turned round', () => {
  const hearing = { R: standardAudiogram('N1'), L: standardAudiogram('N3') };
  const { pauses, result, state } = take({ hearing });
  expect(pauses).toEqual(['ears', 'sides', 'swap']);
  expect(result.flags).toEqual(['asymmetry']);
  expect(result.reliability).toBe('good');
  const turned = state.measurements.filter(({ round }) => round === 'swapped');
  expect(turned).toHaveLength(4);
  for (const { ear, channel } of turned) expect(channel).not.toBe(ear);
});

test('ears that differ by chance are the same', () => {
  const hearing = jittered(standardAudiogram('N2'), 5, seededRandom(3));
  expect(take({ hearing }).result.flags).toEqual([]);
});

test('a weak cup is no deaf ear', () => {
  const { result } = take({ hearing: even, cups: { R: 0, L: -20 } });
  expect(result.flags).toEqual(['headphones-differ']);
});

test('who cannot turn the headphones round may say so', () => {
  const hearing = { R: flatAudiogram(10), L: flatAudiogram(40) };
  const { result } = take({ hearing, declinesSwap: true });
  expect(result.flags).toEqual(['asymmetry', 'swap-declined']);
});

test('a steep loss is measured between the octaves', () => {
  const steep = standardAudiogram('S1');
  const { result } = take({ hearing: { R: steep, L: steep } });
  const pitches = result.ears.R.points.map(({ hz }) => hz);
  expect(pitches).toContain(3000);
  expect(result.ears.R.points.find(({ hz }) => hz === 8000)).toMatchObject({
    db: null,
    noResponse: true,
  });
});

test('what was broken off comes again and counts for nothing', () => {
  const { result, state } = take({
    hearing: even,
    answer: (response, _step, slot) =>
      slot % 5 === 4 ? { ...response, heard: false, aborted: true } : response,
  });
  expect(result.ears.R.pta4).toBe(20);
  expect(state.trials.filter((trial) => trial.state !== 'scored').length).toBeGreaterThan(20);
});

test('on another device the ear begins anew', () => {
  const { pauses, result, state } = take({
    hearing: even,
    before: (state, slot) => (slot === 110 ? interrupt(state, 'device-changed') : state),
  });
  expect(pauses.filter((reason) => reason === 'device-changed')).toHaveLength(1);
  expect(result).toMatchObject({ reliability: 'fair', flags: ['device-changed'] });
  expect(state.measurements.filter(({ round }) => round === 'second-ear')).toHaveLength(7);
});

test('a volume that was turned down in the break is noticed', () => {
  let isDown = false;
  const { result, pauses } = take({
    hearing: even,
    before: (state, slot) => {
      if (slot !== 40) return state;
      isDown = true;
      return interrupt(state, 'interrupted');
    },
    answer: (response, { kind, levelDb }) => ({
      ...response,
      heard: kind !== 'catch' && levelDb >= (isDown ? 35 : 20),
    }),
  });
  expect(pauses).toContain('interrupted');
  expect(result.flags).toContain('level-changed');
  expect(result.ears.R.pta4).toBe(35);
});

test('presses between tones and in silence are explained once each, and told', () => {
  const { pauses, result } = take({
    hearing: even,
    answer: (response, { kind }) => ({
      ...response,
      heard: response.heard || kind === 'catch',
      earlyPresses: 1,
    }),
  });
  expect(pauses.filter((reason) => reason === 'early-presses')).toHaveLength(1);
  expect(pauses.filter((reason) => reason === 'false-alarms')).toHaveLength(1);
  expect(result.reliability).toBe('poor');
  expect(result.flags).toEqual(expect.arrayContaining(['false-alarms', 'early-presses']));
});

test('silent slots: at least ten, never two in a row', () => {
  const { state } = take({ hearing: even });
  const kinds = state.trials.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'catch').length).toBeGreaterThanOrEqual(10);
  expect(kinds.join(' ')).not.toContain('catch catch');
});

test.each([
  ['another version', (state: ProcedureState) => ({ ...state, version: '0' })],
  [
    'a level without end',
    (state: ProcedureState) => ({ ...state, search: { ...state.search, levelDb: Infinity } }),
  ],
  [
    'a pitch that is none',
    (state: ProcedureState) => ({
      ...state,
      queue: [{ ear: 'R', channel: 'R', hz: 999, round: 'repeat' }],
    }),
  ],
  ['no trials', (state: ProcedureState) => ({ ...state, trials: null })],
])('a stored run with %s is not gone on with', (_what, change) => {
  expect(parseProcedure(change(take({ hearing: even }).state))).toBeNull();
});

test('a pitch that one ear was measured at is measured in the other as well', () => {
  const steep = { ...flatAudiogram(20), 8000: 45 };
  for (const hearing of [
    { R: flatAudiogram(20), L: steep },
    { R: steep, L: flatAudiogram(20) },
  ]) {
    const { ears } = take({ hearing }).result;
    for (const side of ['R', 'L'] as const) {
      const pitches = ears[side].points.map(({ hz }) => hz);
      expect(pitches).toEqual([250, 500, 1000, 2000, 3000, 4000, 6000, 8000]);
    }
  }
});

test('20 dB at 3000 and 4000 Hz in one ear are flagged', () => {
  const hearing = { R: flatAudiogram(20), L: { ...flatAudiogram(20), 3000: 40, 4000: 40 } };
  expect(take({ hearing }).result.flags).toEqual(['asymmetry']);
});

test('headphones that were turned round in the break are noticed', () => {
  const { result, pauses } = take({
    hearing: even,
    answer: (response, { kind }) =>
      kind === 'side' ? { ...response, heard: !response.heard } : response,
  });
  expect(pauses).toEqual(['ears', 'sides', 'sides-again']);
  expect(result.reliability).toBe('poor');
  expect(result.flags).toContain('sides-changed');
});

test('who put them right after the first try has a good result', () => {
  let wrong = 1;
  const { result, pauses } = take({
    hearing: even,
    answer: (response, { kind }) =>
      kind === 'side' && wrong-- > 0 ? { ...response, heard: !response.heard } : response,
  });
  expect(pauses).toEqual(['ears', 'sides', 'sides-again']);
  expect(result).toMatchObject({ reliability: 'good', flags: [] });
});

test('a volume that was turned up in the break makes no ear the better one, and no good result', () => {
  let isUp = false;
  const { result } = take({
    hearing: even,
    before: (state) => {
      isUp ||= state.pauses.includes('ears');
      return state;
    },
    answer: (response, { kind, ear, levelDb }) => ({
      ...response,
      heard: kind !== 'catch' && (kind !== 'side' || ear === 'L') && levelDb >= (isUp ? 0 : 20),
    }),
  });
  expect(result.reliability).toBe('poor');
  expect(result.flags).toContain('repeat-differs');
  expect(result.flags).not.toContain('asymmetry');
  expect([result.ears.R.pta4, result.ears.L.pta4]).toEqual([0, 0]);
});

/** A listener at 20 dB who hears tones this much softer after the break, in dB by pitch. */
function changesInBreak(softer: (hz: number) => number) {
  let isAfter = false;
  return take({
    hearing: even,
    before: (state) => {
      isAfter ||= state.pauses.includes('ears');
      return state;
    },
    answer: (response, { kind, ear, hz, levelDb }) => {
      const isAsked = kind !== 'catch' && (kind !== 'side' || ear === 'L');
      return { ...response, heard: isAsked && levelDb >= (isAfter ? 20 - softer(hz) : 20) };
    },
  });
}

test('a volume that was turned up by 10 dB is found though one pitch agrees, and all of the first ear is heard again', () => {
  const { result, state } = changesInBreak((hz) => (hz === 1000 || hz === 3000 ? 5 : 10));
  expect(state.measurements.filter(({ round }) => round === 'retest')).toHaveLength(6);
  expect(result).toMatchObject({ reliability: 'fair', flags: ['repeat-differs'] });
  for (const { hz, db } of result.ears.R.points) {
    expect(db).toBe(result.ears.L.points.find((point) => point.hz === hz)?.db);
  }
});

test('5 dB at one pitch is chance where the next is the same: nothing is said, and the result is good', () => {
  const { result, state, pauses } = changesInBreak((hz) => (hz === 1000 ? 5 : 0));
  expect(state.measurements.filter(({ round }) => round === 'retest')).toHaveLength(1);
  expect(pauses).toEqual(['ears', 'sides']);
  expect(result).toMatchObject({ reliability: 'good', flags: [] });
});

test('a difference that was confirmed by turning the headphones round stays in a poor result, another does not', () => {
  const hearing = { R: flatAudiogram(10), L: flatAudiogram(40) };
  const pressesInSomeSilence = () => {
    let silent = 0;
    return (response: Response, { kind }: Presentation) => {
      const isPressed = kind === 'catch' && silent++ % 3 === 0;
      return { ...response, heard: response.heard || isPressed };
    };
  };
  const confirmed = take({ hearing, answer: pressesInSomeSilence() });
  expect(confirmed.pauses).toContain('swap');
  expect(confirmed.result.reliability).toBe('poor');
  expect(confirmed.result.flags).toContain('asymmetry');
  const declined = take({ hearing, declinesSwap: true, answer: pressesInSomeSilence() });
  expect(declined.result.reliability).toBe('poor');
  expect(declined.result.flags).not.toContain('asymmetry');
});

test('a test that can only be refused ends within fifteen minutes, with a word', () => {
  const rng = seededRandom(5);
  const { state, result, pauses, shares } = take({
    hearing: even,
    answer: (response) => ({ ...response, heard: rng() < 0.5 }),
  });
  expect(pauses.at(-1)).toBe('futile');
  expect(state.listenedSeconds).toBeLessThan(15 * 60);
  expect(result.reliability).toBe('poor');
  expect(result.flags).toContain('stopped-early');
  expect(shares.at(-1)).toBe(1);
});

test('the next tone waits until a slow listener can no longer answer the last', () => {
  const state = startProcedure({ ...take({ hearing: even }).state.settings, waitSeconds: 1.6 });
  const step = nextStep(state, () => 0);
  expect(step).toMatchObject({ step: 'present', gapSeconds: 1.8 });
});
