import { carrierName } from './carrier-names';

test.each([
  ['Canada Post', 'fr-CA', 'Postes Canada'],
  ['canada post', 'fr-CA', 'Postes Canada'],
  ['Canada Post', 'en-US', 'Canada Post'],
  ['Purolator', 'fr-CA', 'Purolator'],
] as const)('%s in %s is %s', (carrier, locale, name) => {
  expect(carrierName(carrier, locale)).toBe(name);
});
