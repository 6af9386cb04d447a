import { frequencies } from '../frequencies';
import { byFrequency, type ByFrequency } from '../level';
import { addedSpread, medianHearing } from './hearing-by-age';

/**
 * Medians in dB HL by ISO 7029:2000 as AMLAB-Wakayama/gammachirp-filterbank (Wakayama University) quotes them for its
 * simulated losses `ISO7029_70yr_male` and `ISO7029_70yr_female`, in whole dB.
 */
const quotedAt70 = {
  man: { 250: 8, 500: 9, 1000: 10, 2000: 19, 4000: 43, 8000: 59 },
  woman: { 250: 8, 500: 9, 1000: 10, 2000: 16, 4000: 24, 8000: 41 },
} as const;

it.each(['man', 'woman'] as const)(
  'a %s of 70 has the medians that others quote from the standard, but for rounding',
  (sex) => {
    const median = medianHearing(70, sex);
    for (const [hz, db] of Object.entries(quotedAt70[sex])) {
      const ours = new Map(frequencies.map((pitch) => [String(pitch), median[pitch]])).get(hz);
      expect(Math.abs((ours ?? NaN) - db)).toBeLessThan(1);
    }
  },
);

/** a and b of a · (age - 18)^b by ISO 7029:2017, Table 1, as jmrplens/phonometry has them (`hearing/threshold.py`). */
const edition2017: Readonly<
  Record<'man' | 'woman', Readonly<Record<keyof ByFrequency, readonly [number, number]>>>
> = {
  man: {
    250: [1.39e-4, 2.832],
    500: [4.59e-4, 2.537],
    1000: [7.02e-4, 2.494],
    2000: [1.56e-3, 2.404],
    3000: [2.54e-3, 2.35],
    4000: [3.4e-3, 2.325],
    6000: [4.53e-3, 2.315],
    8000: [5.06e-3, 2.328],
  },
  woman: {
    250: [3.98e-4, 2.568],
    500: [2.61e-4, 2.708],
    1000: [2.21e-4, 2.805],
    2000: [3.12e-4, 2.792],
    3000: [4.88e-4, 2.728],
    4000: [7.37e-4, 2.66],
    6000: [1.47e-3, 2.539],
    8000: [2.53e-3, 2.439],
  },
};

it.each(['man', 'woman'] as const)(
  'the doubt about a %s of 45 covers half of what the edition of 2017 says otherwise',
  (sex) => {
    const median = medianHearing(45, sex);
    const other = byFrequency((hz) => {
      const [a, b] = edition2017[sex][hz];
      return a * 27 ** b;
    });
    const mean = (values: ByFrequency) =>
      frequencies.reduce((sum, hz) => sum + values[hz], 0) / frequencies.length;
    const apart = mean(median) - mean(other);
    expect(apart).toBeGreaterThan(1);
    expect(addedSpread(45, sex) - ((0.445 + 0.356) / 2) * mean(median)).toBeGreaterThan(
      0.5 * apart,
    );
  },
);

it.each([
  ['man', 4000, 11.664],
  ['man', 8000, 16.038],
  ['woman', 4000, 6.561],
  ['woman', 1000, 2.916],
  ['unsaid', 4000, 9.1125],
] as const)('a %s of 45 has a median of alpha · 27² at %d Hz', (sex, hz, db) => {
  expect(medianHearing(45, sex)[hz]).toBeCloseTo(db, 10);
});

it('is 0 at 18 and below, and rises with age and pitch', () => {
  for (const hz of frequencies) {
    expect(medianHearing(16, 'man')[hz]).toBe(0);
    expect(medianHearing(40, 'man')[hz]).toBeGreaterThan(medianHearing(30, 'man')[hz]);
    expect(medianHearing(40, 'man')[hz]).toBeGreaterThanOrEqual(medianHearing(40, 'woman')[hz]);
  }
  expect(addedSpread(18, 'woman')).toBe(0);
  expect(addedSpread(45, 'man')).toBeGreaterThan(addedSpread(30, 'man') + 2);
});
