import { ageOf, helperSchema, readBirthYear } from './helper';

it.each([
  ['2001', { ok: true, birthYear: 2001 }],
  [' 1981 ', { ok: true, birthYear: 1981 }],
  ['2008', { ok: true, birthYear: 2008 }],
  ['1980', { ok: false, reason: 'too-old' }],
  ['1961', { ok: false, reason: 'too-old' }],
  ['2009', { ok: false, reason: 'too-young' }],
  ['2027', { ok: false, reason: 'no-year' }],
  ['1899', { ok: false, reason: 'no-year' }],
  ['61', { ok: false, reason: 'no-year' }],
  ['19.5', { ok: false, reason: 'no-year' }],
  ['', { ok: false, reason: 'no-year' }],
])('in 2026 a year of birth typed as "%s" is read', (typed, expected) => {
  expect(readBirthYear(typed, 2026)).toEqual(expected);
});

it('takes the middle of the ages that a year of birth leaves open', () => {
  expect(ageOf({ birthYear: 1996 }, 2026)).toBe(29.5);
});

it.each([
  [{ birthYear: 1996, sex: 'man' }, true],
  [{ birthYear: 1996.5, sex: 'man' }, false],
  [{ birthYear: 1996, sex: 'other' }, false],
  [{ birthYear: '1996', sex: 'man' }, false],
])('stored details are checked: %j', (stored, isValid) => {
  expect(helperSchema.isValidSync(stored, { strict: true })).toBe(isValid);
});
