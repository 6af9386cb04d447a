import type { TonePlan } from './sound/tone-graph';
import { createTrialRunner, type TrialAnswer, type TrialPlan } from './trial-runner';

/** A silent sound on the fake clock; the ear is a tenth of a second behind it. */
function openRoom({ lag = 0.1 } = {}) {
  const played: TonePlan[] = [];
  let frozenAt: number | null = null;
  const now = () => frozenAt ?? performance.now() / 1000;
  const sound = {
    now,
    heardNow: () => now() - lag,
    play: (plan: TonePlan) => {
      played.push(plan);
      return plan.hz > 0;
    },
  };
  return {
    played,
    runner: createTrialRunner(sound),
    freeze: () => {
      frozenAt = now();
    },
  };
}

const tone: TrialPlan = {
  tone: { channel: 'R', hz: 1000, dbfs: -40, isAnchored: true },
  seconds: 1.1,
  gap: 2,
  wait: 1,
};
const silence: TrialPlan = { ...tone, tone: null };

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs one slot; `presses` are times in seconds after its beginning. */
async function answerTo(plan: TrialPlan, presses: readonly number[], lag?: number) {
  const { runner } = openRoom({ lag });
  for (const at of presses) setTimeout(() => runner.press(), at * 1000);
  const answer = runner.run(plan);
  await jest.advanceTimersByTimeAsync(8000);
  return answer;
}

it('schedules the tone after the gap, and takes a press while it sounds', async () => {
  const { runner, played } = openRoom();
  const answer = runner.run(tone);
  expect(played).toEqual([expect.objectContaining({ onset: 2, seconds: 1.1, hz: 1000 })]);
  await jest.advanceTimersByTimeAsync(2600);
  runner.press();
  await jest.advanceTimersByTimeAsync(5000);
  // The ear is a tenth of a second behind the clock, so the press came half a second after the tone reached it.
  expect(await answer).toEqual({ onset: 2, heard: true, latencyMs: 500, earlyPresses: 0 });
});

it.each<[string, number[], Partial<TrialAnswer>]>([
  ['nobody presses', [], { heard: false, latencyMs: null, earlyPresses: 0 }],
  ['just after the tone began', [2.2], { heard: false, earlyPresses: 1 }],
  ['as soon as anybody can', [2.26], { heard: true, latencyMs: 160 }],
  ['just before it is too late', [4.15], { heard: true, latencyMs: 2050 }],
  ['in the gap', [1], { heard: false, earlyPresses: 1 }],
  ['in the gap and then rightly', [1, 2.6], { heard: true, earlyPresses: 1 }],
  ['twice in a tremble', [2.6, 2.7], { heard: true, latencyMs: 500, earlyPresses: 0 }],
  ['twice in the gap', [0.5, 1.5], { heard: false, earlyPresses: 2 }],
])('scores a press %s', async (_when, presses, expected) => {
  expect(await answerTo(tone, presses)).toEqual(expect.objectContaining(expected));
});

it('counts a press that came after the window for the next slot', async () => {
  const { runner } = openRoom();
  const first = runner.run(tone);
  await jest.advanceTimersByTimeAsync(4250);
  expect((await first)?.heard).toBe(false);
  runner.press();
  const second = runner.run(tone);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await second).toEqual(expect.objectContaining({ heard: false, earlyPresses: 1 }));
});

it('waits longer for headphones that are slow', async () => {
  const lag = 0.3;
  expect(await answerTo(tone, [2 + 1.1 + 0.95 + lag], lag)).toEqual(
    expect.objectContaining({ heard: true, latencyMs: 2050 }),
  );
});

it('plays nothing in a silent slot, and hears the press in it', async () => {
  const { runner, played } = openRoom();
  const answer = runner.run(silence);
  await jest.advanceTimersByTimeAsync(2500);
  runner.press();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual(expect.objectContaining({ heard: true }));
  expect(played).toEqual([]);
});

it('begins the next gap where the last tone ended', async () => {
  const { runner, played } = openRoom();
  const first = runner.run(tone);
  await jest.advanceTimersByTimeAsync(4300);
  await first;
  void runner.run({ ...tone, gap: 1.5 });
  expect(played[1]?.onset).toBeCloseTo(2 + 1.1 + 1.5, 5);
});

it('never schedules a tone in the past, however late it was asked', async () => {
  const { runner, played } = openRoom();
  const first = runner.run(tone);
  await jest.advanceTimersByTimeAsync(60_000);
  await first;
  void runner.run(tone);
  expect(played[1]?.onset).toBeGreaterThan(60);
});

it('gives no answer when it is broken off, when the plan makes no sense, and when the clock stands', async () => {
  const broken = openRoom();
  const aborted = broken.runner.run(tone);
  await jest.advanceTimersByTimeAsync(2500);
  broken.runner.press();
  broken.runner.abort();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await aborted).toBeNull();

  const senseless = {
    ...tone,
    tone: { channel: 'R', hz: NaN, dbfs: -40, isAnchored: true },
  } as const;
  expect(await openRoom().runner.run(senseless)).toBeNull();

  const stuck = openRoom();
  const waiting = stuck.runner.run(tone);
  await jest.advanceTimersByTimeAsync(1000);
  stuck.freeze();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await waiting).toBeNull();
});
