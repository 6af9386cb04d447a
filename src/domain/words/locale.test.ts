import { localeOf, locales, routeLocaleOf } from './locale';

test.each(locales)('%s is found again by its name in addresses', (locale) => {
  expect(localeOf(routeLocaleOf(locale))).toBe(locale);
  expect(localeOf(locale)).toBe(locale);
});

test.each([undefined, null, '', 'de', 'en-CA'])('%j is shown in the default locale', (value) => {
  expect(localeOf(value)).toBe('en-US');
});

test('any French is our French', () => {
  expect(localeOf('fr')).toBe('fr-CA');
  expect(localeOf('fr-FR')).toBe('fr-CA');
});
