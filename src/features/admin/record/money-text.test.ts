import { cents } from '@/domain/money';
import { centsOfText, textOfCents } from './money-text';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['$1,200.05', 120_005],
  [' 0.01 ', 1],
  ['25,00', 2500],
  ['12,5', 1250],
  ['1,200', 120_000],
  ['1,200,000.5', 120_000_050],
  ['1\u00a0200,05\u00a0$', 120_005],
  ['1\u202f200', 120_000],
  ['12 000', 1_200_000],
])('%s is %i cents', (text, amount) => {
  expect(centsOfText(text)).toBe(amount);
});

test.each([
  '',
  '0',
  '-1',
  '1.234',
  '12 00',
  '1,20,000',
  '1,2345',
  '1.200,00',
  ',50',
  'twelve',
  '1e3',
  '99999999',
])('%j is none', (text) => {
  expect(centsOfText(text)).toBeNull();
});

test('what a field shows reads as what it was', () => {
  for (const amount of [1, 99, 1250, 120_005]) {
    expect(centsOfText(textOfCents(cents(amount)))).toBe(amount);
  }
});
