import { addressName, parseCountry } from './address';

test.each([
  ['CA', 'CA'],
  ['ca', 'CA'],
  [' Canada ', 'CA'],
  ['us', 'US'],
  ['FR', null],
  ['Canadia', null],
  ['', null],
])('%p is %p', (text, country) => {
  expect(parseCountry(text)).toBe(country);
});

test('a name is the full one, else first and last', () => {
  expect(addressName({ name: 'Ada L', firstName: 'A', lastName: 'B' })).toBe('Ada L');
  expect(addressName({ name: null, firstName: 'Ada', lastName: null })).toBe('Ada');
  expect(addressName({ name: null, firstName: null, lastName: null })).toBeNull();
});
