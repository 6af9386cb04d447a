import { bothEars, flatAudiogram, type TrueHearing } from '@/testing/listeners/audiograms';
import { helperHearing } from '@/testing/listeners/helpers';
import {
  helperSpread,
  responseOf,
  throughHeadphones,
} from '@/testing/listeners/ordinary-headphones';
import { seededRandom } from '@/testing/listeners/seeded-random';
import { simulateTest } from '@/testing/listeners/simulate-test';
import { carefulListener } from '@/testing/listeners/simulated-listener';
import { isFrequency, mainFrequencies } from '../frequencies';
import type { ByFrequency } from '../level';
import type { Rng } from '../procedure-state';
import { earSides, type EarSide, type TestResult } from '../test-result';
import { bandOf } from '../uncertainty';
import { resultWithHelper } from './calibrated-result';
import type { Helper } from './helper';
import type { HelperSex } from './hearing-by-age';

/** Accuracy of results with a helper: simulated listeners and helpers take the whole test. */

const takenAt = '2026-11-23T10:00:00.000Z';
const young: Helper = { birthYear: 2006, sex: 'woman' };

type Pair = {
  own: TrueHearing;
  helper: TrueHearing;
  cups?: Record<EarSide, number>;
  about?: Helper;
};

/** A listener and their helper take the test on the same headphones; null where the helper is refused. */
function takeBoth({ own, helper, cups = { R: 0, L: 0 }, about = young }: Pair, rng: Rng) {
  const ownRun = simulateTest(carefulListener(own, { cupErrorDb: cups }), rng).state;
  const helperRun = simulateTest(carefulListener(helper, { cupErrorDb: cups }), rng, {
    isHelper: true,
  }).state;
  const made = resultWithHelper(ownRun, helperRun, {
    helper: about,
    takenAt,
    device: { sampleRate: 48_000 },
  });
  return made.ok ? made.result : null;
}

/** A mild loss, typical of age: average 25.5, 42 dB at 4 kHz. */
const mild: ByFrequency = {
  250: 12,
  500: 14,
  1000: 18,
  2000: 28,
  3000: 35,
  4000: 42,
  6000: 48,
  8000: 55,
};

const mildPta = (mild[500] + mild[1000] + mild[2000] + mild[4000]) / 4;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const sd = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

it('flags a left ear 20 dB worse, also where the left cup is 20 dB louder', () => {
  const rng = seededRandom(3);
  const own = { R: flatAudiogram(30), L: flatAudiogram(50) };
  const listener = { own, helper: bothEars(flatAudiogram(2)), cups: { R: 0, L: 20 } };
  const results = times(80).flatMap(() => takeBoth(listener, rng) ?? []);
  // Some runs are dropped because the helper's run was poor; too many of them would hide a difference.
  expect(results.length).toBeGreaterThanOrEqual(78);
  const unflagged = results.filter(({ flags }) => !flags.includes('asymmetry'));
  // A poor result counts a difference only when it was found again with the headphones turned round.
  expect(unflagged.filter(({ reliability }) => reliability !== 'poor')).toEqual([]);
  expect(unflagged.length).toBeLessThanOrEqual(1);
});

it('equal ears come out equal where the right cup is 18 dB weak', () => {
  const rng = seededRandom(4);
  const results = times(40).flatMap(
    () =>
      takeBoth(
        {
          own: bothEars(flatAudiogram(30)),
          helper: bothEars(flatAudiogram(2)),
          cups: { R: -18, L: 0 },
        },
        rng,
      ) ?? [],
  );
  expect(results.length).toBeGreaterThan(35);
  for (const hz of mainFrequencies) {
    const differences = results.flatMap(({ ears: { R, L } }) => {
      const [right, left] = [R, L].map(
        ({ points }) => points.find((point) => point.hz === hz)?.db ?? null,
      );
      return typeof right !== 'number' || typeof left !== 'number' ? [] : [right - left];
    });
    expect(Math.abs(mean(differences))).toBeLessThan(2.5);
  }
  expect(results.filter(({ flags }) => flags.includes('asymmetry')).length).toBeLessThanOrEqual(1);
});

it('headphones 30 dB too loud are not taken for good ears, and at 20 dB the doubt is wider', () => {
  const rng = seededRandom(6);
  const listened = (louderDb: number) =>
    times(12).map(() => {
      const helper = helperHearing(24.5, 'woman', rng);
      return takeBoth({ own: bothEars(mild), helper, cups: { R: louderDb, L: louderDb } }, rng);
    });
  expect(listened(30).filter((result) => result !== null).length).toBeLessThanOrEqual(2);
  const used = listened(20).flatMap((result) => result ?? []);
  expect(used.length).toBeGreaterThan(6);
  const sds = used.map(({ calibration }) => calibration.sdDb ?? 0);
  expect(mean(sds)).toBeGreaterThan(5.8);
});

it.each<[number, HelperSex, number, number]>([
  [25, 'woman', 1.5, 5],
  [34, 'man', 1.5, 5.5],
  [45, 'man', 1.5, 6],
])(
  'a helper of %d (%s): bias at most %d dB, SD at most %d dB, and the band holds nine in ten',
  (age, sex, mostBias, mostSd) => {
    const rng = seededRandom(100 + age);
    const about: Helper = { birthYear: 2026 - age, sex };
    const results = times(100).flatMap(() => {
      const response = responseOf(helperSpread, rng);
      const helper = throughHeadphones(helperHearing(age - 0.5, sex, rng), response);
      const own = throughHeadphones(bothEars(mild), response);
      return takeBoth({ own, helper, about }, rng) ?? [];
    });
    expect(results.length).toBeGreaterThan(65);
    const errors = results.flatMap(({ ears }) => ears.R.pta4 ?? []).map((pta) => pta - mildPta);
    expect(Math.abs(mean(errors))).toBeLessThan(mostBias);
    expect(sd(errors)).toBeLessThan(mostSd);
    expect(mean(results.flatMap(inBand))).toBeGreaterThan(0.9);
  },
);

/** 1 for each threshold whose band contains the true value, 0 for the others. */
function inBand(result: TestResult): number[] {
  return earSides.flatMap((side) =>
    result.ears[side].points.flatMap(({ hz, db }) => {
      if (db === null || !isFrequency(hz)) return [];
      return Math.abs(db - mild[hz]) <= bandOf(result) ? 1 : 0;
    }),
  );
}
