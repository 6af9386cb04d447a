import { frequencies } from '../frequencies';
import { addedSpread, medianHearing } from './hearing-by-age';

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
