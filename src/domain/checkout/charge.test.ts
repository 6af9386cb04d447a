import fc from 'fast-check';
import {
  formatCharge,
  fromChargeUnits,
  isChargeable,
  isChargeCurrency,
  toChargeUnits,
} from './charge';

const currencies = fc.constantFrom('USD', 'CAD', 'EUR', 'HUF', 'JPY', 'KRW', 'VND', 'XPF');

describe('charges', () => {
  it.each([
    ['USD', 49, false],
    ['USD', 50, true],
    ['GBP', 29, false],
    ['GBP', 30, true],
    ['INR', 50, true],
    ['JPY', 49, false],
    ['JPY', 50, true],
    ['HUF', 17_499, false],
    ['HUF', 17_500, true],
    ['CZK', 1_500, true],
    ['KRW', 1, true],
    ['XYZ', 1, true],
  ])('asks the minimum of %s: %i', (currency, units, expected) => {
    expect(isChargeable(units, currency)).toBe(expected);
  });

  it('sends currencies without decimals as they are', () => {
    expect(toChargeUnits(500, 'JPY')).toBe(500);
    expect(toChargeUnits(1099.99, 'USD')).toBe(109_999);
  });

  it('loses nothing on the way to decimals and back', () => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 0, max: 99_999_999 }), (currency, units) => {
        expect(toChargeUnits(fromChargeUnits(units, currency), currency)).toBe(units);
      }),
    );
  });

  it('knows which currencies can be charged', () => {
    expect(['USD', 'JPY', 'KRW', 'HUF'].every(isChargeCurrency)).toBe(true);
    expect(['usd', 'XYZ', '', 'constructor'].some(isChargeCurrency)).toBe(false);
  });

  it('writes amounts with the decimals they are charged in', () => {
    expect(formatCharge(150_000, 'USD', 'en-US')).toBe('$1,500.00');
    expect(formatCharge(500, 'JPY', 'en-US')).toBe('¥500');
    expect(formatCharge(500, 'MGA', 'en-US')).toMatch(/500$/);
  });
});
