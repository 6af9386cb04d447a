import { cents } from '@/domain/money';
import { centsOfText, textOfCents } from './money-text';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['$1,200.05', 120_005],
  [' 0.01 ', 1],
])('%s is %i cents', (text, amount) => {
  expect(centsOfText(text)).toBe(amount);
});

test.each(['', '0', '-1', '1.234', '12 000', 'twelve', '1e3', '99999999'])('%j is none', (text) => {
  expect(centsOfText(text)).toBeNull();
});

test('what a field shows reads as what it was', () => {
  for (const amount of [1, 99, 1250, 120_005]) {
    expect(centsOfText(textOfCents(cents(amount)))).toBe(amount);
  }
});
