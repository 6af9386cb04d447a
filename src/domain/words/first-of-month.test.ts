import { firstOfMonth } from './first-of-month';

it.each([
  ['1 décembre 2026', '1er décembre 2026'],
  ['lundi 1 mars', 'lundi 1er mars'],
  ['21 mai 2026', '21 mai 2026'],
  ['11 août', '11 août'],
  ['December 1, 2026', 'December 1, 2026'],
])('%s', (text, written) => expect(firstOfMonth(text)).toBe(written));
