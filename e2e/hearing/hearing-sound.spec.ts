import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { frequencies } from '@/domain/audiometry/frequencies';
import { earSides } from '@/domain/audiometry/test-result';
import type { TonePlan } from '@/features/hearing-test/take/sound/tone-graph';
import { expect, test } from '../base/fixtures';
import type * as soundLab from './sound-lab';

declare global {
  interface Window {
    soundLab: typeof soundLab;
  }
}

/** The sound modules of the test page, bundled with the measuring functions into one script. */
const bundle = build({
  entryPoints: ['e2e/hearing/sound-lab.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'soundLab',
});

const rates = [44_100, 48_000];

/** About -6 dB of full scale, which the master gain lets through, with a margin for rounding. */
const ceiling = 0.5001;
const ceilingBeforeVolume = 0.1001;

const tone: TonePlan = {
  channel: 'R',
  hz: 1000,
  dbfs: -40,
  onset: 0.25,
  seconds: 1.1,
  isAnchored: true,
};

async function openLab(page: Page) {
  const { outputFiles } = await bundle;
  await page.addScriptTag({ content: outputFiles[0]?.text });
}

function measure(page: Page, plan: TonePlan, rate: number) {
  return page.evaluate(([p, r]) => window.soundLab.measure(p, r), [plan, rate] as const);
}

for (const rate of rates) {
  test(`every pitch is right at ${rate} Hz: pitch, level, channel, envelope, and nothing else`, async ({
    page,
  }) => {
    await openLab(page);
    const plans = frequencies.flatMap((hz) =>
      earSides.map((channel) => ({ ...tone, hz, channel })),
    );
    for (const plan of plans) {
      const { hz } = plan;
      const found = await measure(page, plan, rate);
      const label = `${hz} Hz at ${rate}`;
      expect(Math.abs(found.hz / hz - 1), label).toBeLessThan(0.001);
      expect(Math.abs(found.dbfs - plan.dbfs), label).toBeLessThan(0.2);
      expect(found.otherChannel, label).toBe(0);
      expect(found.outside, label).toBe(0);
      expect(found.riseMs, label).toBeGreaterThan(20);
      expect(found.riseMs, label).toBeLessThan(35);
      expect(found.steepest, label).toBeLessThan(1.01);
      // The browser's arithmetic is exact down to about 100 dB below the tone; above that the formula is the reference.
      expect(found.splatterDb, label).toBeLessThan(Math.max(found.idealSplatterDb + 0.5, -95));
      expect(found.splatterDb, label).toBeLessThan(hz < 1000 ? -59 : -90);
    }
  });
}

test('the level is right over the whole range', async ({ page }) => {
  await openLab(page);
  for (let dbfs = -105; dbfs <= -10; dbfs += 5) {
    const found = await measure(page, { ...tone, dbfs }, 48_000);
    expect(Math.abs(found.dbfs - dbfs), `${dbfs} dBFS`).toBeLessThan(0.2);
    expect(found.otherChannel, `${dbfs} dBFS`).toBe(0);
  }
});

test('a noise that nobody hears lies under every tone, and the other ear has no tone in it', async ({
  page,
}) => {
  await openLab(page);
  for (const channel of earSides) {
    const found = await page.evaluate((p) => window.soundLab.overFloor(p, 48_000), {
      ...tone,
      channel,
      dbfs: -60,
    } as const);
    expect(found.tone, channel).toBeCloseTo(-60, 1);
    expect(found.otherPeak, channel).toBeLessThan(-90);
    expect(found.beforePeak, channel).toBeLessThan(-90);
    expect(found.beforePeak, channel).toBeGreaterThan(-92);
    expect(Math.abs(found.otherRms + 95), channel).toBeLessThan(0.5);
    expect(found.otherTone, channel).toBeLessThan(-120);
  }
});

test('no plan gets past the limits, however it was corrupted', async ({ page }) => {
  await openLab(page);
  const loudest = (plans: readonly TonePlan[]) =>
    page.evaluate(async (p) => {
      // JSON has no Infinity, but a corrupted plan can have it.
      const revived = p.map((plan) => ({
        ...plan,
        dbfs: plan.dbfs >= 1e300 ? Infinity : plan.dbfs,
      }));
      return window.soundLab.loudest(revived, 48_000);
    }, plans);
  for (const dbfs of [-6, 0, 20, 400, 1e308]) {
    const { peak } = await loudest([{ ...tone, dbfs }]);
    expect(peak, `${dbfs} dBFS`).toBeLessThanOrEqual(ceiling);
    const early = await loudest([{ ...tone, dbfs, isAnchored: false }]);
    expect(early.peak, `${dbfs} dBFS before the volume is set`).toBeLessThanOrEqual(
      ceilingBeforeVolume,
    );
  }
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    ...tone,
    dbfs: 0,
    onset: 0.1 + index / 100,
    channel: index % 2 === 0 ? ('L' as const) : ('R' as const),
  }));
  expect((await loudest(crowd)).peak).toBeLessThanOrEqual(ceiling);
});

test('a plan that makes no sense plays nothing', async ({ page }) => {
  await openLab(page);
  const answers = await page.evaluate(async (sensible) => {
    const senseless = [
      { hz: NaN },
      { hz: -1000 },
      { hz: 0 },
      { hz: 20_000 },
      { hz: Infinity },
      { dbfs: NaN },
      { seconds: 0 },
      { seconds: -1 },
      { seconds: 0.05 },
      { seconds: 1e9 },
      { seconds: NaN },
      { onset: -1 },
      { onset: NaN },
      { onset: Infinity },
      { channel: 'both' as 'R' },
    ];
    return Promise.all(
      senseless.map((wrong) => window.soundLab.loudest([{ ...sensible, ...wrong }], 48_000)),
    );
  }, tone);
  expect(answers).toEqual(answers.map(() => ({ isPlayed: false, peak: 0 })));
});

test('8000 Hz needs a device that can carry it', async ({ page }) => {
  await openLab(page);
  const played = (rate: number) =>
    page.evaluate(([p, r]) => window.soundLab.loudest([p], r), [
      { ...tone, hz: 8000 },
      rate,
    ] as const);
  expect((await played(16_000)).isPlayed).toBe(false);
  expect((await played(22_050)).isPlayed).toBe(true);
});

test('the stop button silences a tone within 20 ms, without a click', async ({ page }) => {
  await openLab(page);
  const loud: TonePlan = { ...tone, hz: 250, dbfs: -10, onset: 0.1 };
  const found = await page.evaluate((p) => window.soundLab.stopped(p, 0.6, 48_000), loud);
  expect(found.before).toBeGreaterThan(0.3);
  expect(found.after).toBe(0);
  expect(found.fadeMs).toBeLessThanOrEqual(20.01);
  // The steepest step of 250 Hz at this level, plus what the fade adds.
  expect(found.steepest).toBeLessThan(0.012);
});

test('the volume is set by soft noise with the colour of speech, the same in both ears', async ({
  page,
}) => {
  await openLab(page);
  const { peak, start, octaves, isSameInBoth } = await page.evaluate(() =>
    window.soundLab.noise(48_000),
  );
  expect(isSameInBoth).toBe(true);
  expect(peak).toBeLessThanOrEqual(ceilingBeforeVolume);
  expect(peak).toBeGreaterThan(0.08);
  expect(start).toBeLessThan(0.001);
  const falls = octaves.slice(1).map((level, index) => level - (octaves[index] ?? 0));
  // From 250 to 500 Hz about level, above 1000 Hz five to ten dB less with each octave.
  expect(Math.abs(falls[0] ?? NaN)).toBeLessThan(3);
  for (const fall of falls.slice(2)) {
    expect(fall).toBeLessThan(-4);
    expect(fall).toBeGreaterThan(-11);
  }
});
