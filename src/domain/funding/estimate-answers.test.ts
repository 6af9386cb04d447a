import { chargeAndGo } from '@/testing/catalogue';
import {
  canadianPrices,
  noAnswers,
  parseAmount,
  questionOf,
  type EstimateAnswers,
} from './estimate-answers';
import { cents } from '../money';

const prices = { basic: cents(1000_00), advanced: cents(2000_00), premium: cents(2700_00) };

describe('parseAmount', () => {
  test.each([
    ['600', 600_00],
    ['$1,200.50', 1200_50],
    ['1 200', 1200_00],
    ['12.5', 12_50],
    ['12,34', 12_34],
    ['1\u00a0200,5\u00a0$', 1200_50],
    ['100000', 100_000_00],
    ['0', 0],
  ])('%s is an amount', (text, amount) => expect(parseAmount(text)).toBe(amount));

  test('nothing is nothing', () => expect(parseAmount('  ')).toBeNull());

  test.each(['six hundred', '1.234', '1,2345', '-5', '100001', '9999999', '1.200,00'])(
    '%s is none',
    (text) => expect(parseAmount(text)).toBe('unreadable'),
  );
});

describe('questionOf', () => {
  const asked = (change: Partial<EstimateAnswers>) =>
    questionOf({ ...noAnswers, ...change }, prices);

  test('asks nothing until the place is known', () => expect(asked({})).toBeNull());

  test('takes the price of the level for one hearing aid', () => {
    expect(asked({ province: 'AB', level: 'premium', aids: 1 })).toMatchObject({
      price: 2700_00,
      aids: 1,
    });
  });

  test('an answer counts only where it was asked for', () => {
    const all = {
      planCap: '600',
      isSeventy: true,
      isClaimApproved: true,
      hasHadAdp: true,
    };
    expect(asked({ ...all, province: 'AB', plan: 'none' })).toMatchObject({
      planCap: null,
      isSeventy: null,
      isClaimApproved: false,
      hasHadAdp: false,
    });
    expect(asked({ ...all, province: 'QC', plan: 'private' })).toMatchObject({
      planCap: 600_00,
      isSeventy: true,
    });
    expect(asked({ ...all, province: 'ON', plan: 'workers' })).toMatchObject({
      isClaimApproved: true,
      hasHadAdp: true,
    });
  });

  test('an amount that nobody can read is as good as none', () => {
    expect(asked({ province: 'ON', plan: 'private', planCap: 'a lot' })?.planCap).toBeNull();
  });
});

describe('canadianPrices', () => {
  const inCanada = {
    price: cents(1000_00),
    variants: chargeAndGo.variants.map(({ price }) => cents(price + 250_00)),
    plans: [],
  };

  test('reads one hearing aid at each level', () => {
    expect(canadianPrices({ ...chargeAndGo, otherPrices: { CAD: inCanada } })).toEqual({
      basic: 1000_00,
      advanced: 1750_00,
      premium: 2250_00,
    });
  });

  test('other dollars are no answer', () => {
    expect(canadianPrices({ ...chargeAndGo, otherPrices: {} })).toBeNull();
  });
});
