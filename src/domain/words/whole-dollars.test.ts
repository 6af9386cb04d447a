import { cents } from '../money';
import { wholeDollars } from './whole-dollars';

describe('an amount without cents', () => {
  it('leaves the zeros out, in each locale', () => {
    expect(wholeDollars(cents(750_00), 'USD', 'en-US')).toBe('$750');
    expect(wholeDollars(cents(1_000_00), 'USD', 'en-US')).toBe('$1,000');
    expect(wholeDollars(cents(750_00), 'CAD', 'fr-CA')).toMatch(/^750\s\$$/);
  });

  it('keeps cents that there are', () => {
    expect(wholeDollars(cents(750_50), 'USD', 'en-US')).toBe('$750.50');
  });
});
