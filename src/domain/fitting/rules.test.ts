import fc from 'fast-check';
import { frequencies } from '../audiometry/frequencies';
import { byFrequency, type ByFrequency } from '../audiometry/level';
import { compressedNalR } from './compressed-nal-r';
import { fig6, fig6HighGainDb, fig6LowGainDb, fig6MiddleGainDb, fig6GainsDb } from './fig6';
import { soundLevels, type FittingRule } from './fitting-rule';
import { halfGain } from './half-gain';
import { nalR, rawNalRGainDb } from './nal-r';

const rules: readonly FittingRule[] = [nalR, halfGain, fig6, compressedNalR];
const sheetRules: readonly FittingRule[] = [nalR, halfGain, compressedNalR];

function audiogram(values: Partial<ByFrequency>, otherwise = 0): ByFrequency {
  return byFrequency((hz) => values[hz] ?? otherwise);
}

/** Computed by hand from the constants that openMHA's NalRP.m has: an average of 33.3 dB HL gives X = 5. */
const worked = audiogram({ 250: 15, 500: 20, 1000: 30, 2000: 50, 4000: 60 });

test.each([
  [250, -7.35],
  [500, 3.2],
  [1000, 15.3],
  [2000, 19.5],
  [4000, 21.6],
] as const)('NAL-R of a sloping loss at %d Hz is %d dB', (hz, gain) => {
  expect(rawNalRGainDb(worked, hz)).toBeCloseTo(gain, 10);
});

test('NAL-R of a flat loss of 60 dB HL, by hand: 9 + 18.6 + k', () => {
  const gains = nalR.gainsDb(byFrequency(() => 60));
  const constants = { 250: -17, 500: -8, 1000: 1, 2000: -1 } as const;
  for (const hz of [250, 500, 1000, 2000] as const) {
    expect(gains[hz].talk).toBeCloseTo(27.6 + constants[hz], 10);
  }
  for (const hz of [3000, 4000, 6000, 8000] as const) expect(gains[hz].talk).toBeCloseTo(25.6, 10);
});

test('the total slope of NAL-R over a flat loss is 0.46 dB a dB', () => {
  const [low, high] = [50, 60].map((db) =>
    rawNalRGainDb(
      byFrequency(() => db),
      1000,
    ),
  );
  expect((high ?? 0) - (low ?? 0)).toBeCloseTo(4.6, 10);
});

test('half-gain is half of the loss', () => {
  expect(halfGain.gainsDb(byFrequency(() => 45))[3000]).toEqual({
    soft: 22.5,
    talk: 22.5,
    loud: 22.5,
  });
});

test.each([
  [20, 0, 0, 0],
  [40, 20, 12, 0],
  [60, 40, 24, 0.1 * 20 ** 1.4],
  [80, 50, 41, 0.1 * 40 ** 1.4],
])('FIG6 of %d dB HL', (loss, low, middle, high) => {
  expect(fig6LowGainDb(loss)).toBeCloseTo(low, 10);
  expect(fig6MiddleGainDb(loss)).toBeCloseTo(middle, 10);
  expect(fig6HighGainDb(loss)).toBeCloseTo(high, 10);
});

test('FIG6 for our levels lies on the lines between its own', () => {
  const { soft, talk, loud } = fig6GainsDb(40);
  // 40 → 20 dB, 65 → 12 dB: 10 of the 25 dB between them. 65 → 12 dB, 95 → 0 dB: half of the 30 dB.
  expect([soft, talk, loud]).toEqual([expect.closeTo(16.8, 10), 12, expect.closeTo(6, 10)]);
});

test('our rule gives talking what NAL-R gives, and spreads soft and loud as FIG6 does', () => {
  const loss = byFrequency(() => 40);
  const gains = compressedNalR.gainsDb(loss)[2000];
  expect(gains.talk).toBeCloseTo(17.4, 10);
  expect(gains.soft).toBeCloseTo(17.4 + 4.8, 10);
  expect(gains.loud).toBeCloseTo(17.4 - 6, 10);
});

const losses = fc.record(
  Object.fromEntries(frequencies.map((hz) => [hz, fc.integer({ min: -10, max: 100 })])),
) as unknown as fc.Arbitrary<ByFrequency>;

test.each(sheetRules)('$name: more loss never gets less gain, at this pitch or another', (rule) => {
  fc.assert(
    fc.property(
      losses,
      fc.constantFrom(...frequencies),
      fc.integer({ min: 1, max: 30 }),
      (loss, worse, more) => {
        const before = rule.gainsDb(loss);
        const after = rule.gainsDb({ ...loss, [worse]: loss[worse] + more });
        for (const hz of frequencies) {
          for (const level of soundLevels) {
            expect(after[hz][level]).toBeGreaterThanOrEqual(before[hz][level] - 1e-9);
          }
        }
      },
    ),
  );
});

test.each(rules)(
  '$name: soft gets at least as much as talking, talking as loud, none below 0',
  (rule) => {
    fc.assert(
      fc.property(losses, (loss) => {
        for (const { soft, talk, loud } of Object.values(rule.gainsDb(loss))) {
          expect(soft).toBeGreaterThanOrEqual(talk);
          expect(talk).toBeGreaterThanOrEqual(loud);
          expect(loud).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  },
);

test.each(rules)('$name: louder speech does not come out softer', (rule) => {
  fc.assert(
    fc.property(losses, (loss) => {
      for (const { soft, talk, loud } of Object.values(rule.gainsDb(loss))) {
        expect(65 + talk).toBeGreaterThanOrEqual(50 + soft);
        expect(80 + loud).toBeGreaterThanOrEqual(65 + talk);
      }
    }),
  );
});
