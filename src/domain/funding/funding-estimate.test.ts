import fc from 'fast-check';
import { fundingPrograms } from './funding';
import { estimateFunding, type FundingQuestion } from './funding-estimate';
import { cents } from '../money';
import { provinceCodes, type ProvinceCode } from '../provinces';

/** A pair of the Basic level in Canadian dollars, bought by a person of 72 whose plan pays $600. */
const pair: FundingQuestion = {
  province: 'ON',
  price: cents(1000_00),
  aids: 2,
  plan: 'none',
  planCap: cents(600_00),
  isSeventy: true,
  isClaimApproved: false,
  hasHadAdp: false,
};

/** The whole estimate in one line: what each program does, then the rest. */
function told(question: Partial<FundingQuestion>): string {
  const { lines, net, refund, final } = estimateFunding({ ...pair, ...question });
  const parts = lines.map((line) => {
    if ('amount' in line) {
      return `${line.program} ${line.standing} ${line.amount / 100}`;
    }
    if (line.standing === 'counts') return `${line.program} counts ${line.expense / 100}`;
    return `${line.program} ${line.standing}`;
  });
  return [...parts, `net ${net / 100}`, `refund ${refund / 100}`, `final ${final / 100}`].join(
    ', ',
  );
}

const tax = (amount: number) => `federal_medical_expense counts ${amount}`;
const left = (net: number, refund = 0) => `net ${net}, refund ${refund}, final ${net - refund}`;

describe('Ontario', () => {
  const adp = 'ontario_adp pays 1000';
  test.each<[string, Partial<FundingQuestion>, string]>([
    ['nobody else', {}, `${adp}, ${tax(1000)}, ${left(1000)}`],
    [
      'a private plan',
      { plan: 'private' },
      `${adp}, private_plan pays 600, ${tax(400)}, ${left(400)}`,
    ],
    [
      'a plan that pays more than is left',
      { plan: 'private', planCap: cents(3000_00) },
      `${adp}, private_plan pays 1000, ${left(0)}`,
    ],
    [
      'a plan whose sum is not known',
      { plan: 'private', planCap: null },
      `${adp}, private_plan sum_missing, ${tax(1000)}, ${left(1000)}`,
    ],
    [
      'a claim that WSIB approved',
      { plan: 'workers', isClaimApproved: true },
      `ontario_wsib others_only, ontario_adp excluded, ${tax(2000)}, ${left(2000)}`,
    ],
    [
      'a claim that waits',
      { plan: 'workers' },
      `ontario_wsib ask, ontario_adp excluded, ${tax(2000)}, ${left(2000)}`,
    ],
    [
      'a veteran',
      { plan: 'veterans' },
      `veterans ask, ontario_adp excluded, ${tax(2000)}, ${left(2000)}`,
    ],
    [
      'a program that has paid lately',
      { hasHadAdp: true },
      `ontario_adp excluded, ${tax(2000)}, ${left(2000)}`,
    ],
    ['one ear', { aids: 1 }, `ontario_adp pays 500, ${tax(500)}, ${left(500)}`],
    [
      'an aid below the limit',
      { aids: 1, price: cents(600_00) },
      `ontario_adp pays 450, ${tax(150)}, ${left(150)}`,
    ],
    [
      'an odd cent, rounded half up',
      { aids: 1, price: cents(99_98) },
      `ontario_adp pays 74.99, ${tax(24.99)}, ${left(24.99)}`,
    ],
  ])('%s', (_, question, expected) => expect(told(question)).toBe(expected));

  test('shows the sum', () => {
    const [line] = estimateFunding(pair).lines;
    expect(line).toMatchObject({
      working: { aids: 2, share: 750_00, cap: 500_00, each: 500_00, basisPoints: 7500 },
    });
  });
});

describe('Québec', () => {
  const ramq = 'quebec_ramq ask';
  const quebec = { province: 'QC' } as const;
  test.each<[string, Partial<FundingQuestion>, string]>([
    [
      '70 or over: 20 % of what is above 250',
      quebec,
      `${ramq}, quebec_credit_70 refunds 350, ${tax(2000)}, ${left(2000, 350)}`,
    ],
    ['younger', { ...quebec, isSeventy: false }, `${ramq}, ${tax(2000)}, ${left(2000)}`],
    [
      'one ear',
      { ...quebec, aids: 1 },
      `${ramq}, quebec_credit_70 refunds 150, ${tax(1000)}, ${left(1000, 150)}`,
    ],
    [
      'an age that nobody told',
      { ...quebec, isSeventy: null },
      `${ramq}, quebec_credit_70 age_missing 350, ${tax(2000)}, ${left(2000)}`,
    ],
    [
      'a private plan comes before the credit',
      { ...quebec, plan: 'private' },
      `${ramq}, private_plan pays 600, quebec_credit_70 refunds 230, ${tax(1400)}, ${left(1400, 230)}`,
    ],
    [
      'nothing above the threshold',
      { ...quebec, plan: 'private', planCap: cents(1750_00) },
      `${ramq}, private_plan pays 1750, ${tax(250)}, ${left(250)}`,
    ],
    [
      'the workers’ board',
      { ...quebec, plan: 'workers', isClaimApproved: true },
      `quebec_cnesst ask, ${ramq}, quebec_credit_70 refunds 350, ${tax(2000)}, ${left(2000, 350)}`,
    ],
    [
      'a veteran',
      { ...quebec, plan: 'veterans', isSeventy: false },
      `veterans ask, ${ramq}, ${tax(2000)}, ${left(2000)}`,
    ],
  ])('%s', (_, question, expected) => expect(told(question)).toBe(expected));
});

describe('where we know of no program', () => {
  const others = provinceCodes.filter((code) => code !== 'ON' && code !== 'QC');

  test.each(others)('%s: says so, and reckons with what is left', (province: ProvinceCode) => {
    expect(estimateFunding({ ...pair, province }).isProvinceKnown).toBe(false);
    expect(told({ province })).toBe(`${tax(2000)}, ${left(2000)}`);
    expect(told({ province, plan: 'private' })).toBe(
      `private_plan pays 600, ${tax(1400)}, ${left(1400)}`,
    );
    const board = { province, plan: 'workers', isClaimApproved: true } as const;
    expect(told(board)).toBe(`workers_board ask, ${tax(2000)}, ${left(2000)}`);
    expect(told({ province, plan: 'veterans' })).toBe(`veterans ask, ${tax(2000)}, ${left(2000)}`);
  });

  test.each(['ON', 'QC'] as const)('%s is no such place', (province) => {
    expect(estimateFunding({ ...pair, province }).isProvinceKnown).toBe(true);
  });
});

test('every program names the address of its source and the day it was read', () => {
  for (const [id, program] of Object.entries(fundingPrograms)) {
    expect(program.id).toBe(id);
    expect(program.sourceUrl).toMatch(/^https:\/\//);
    expect(program.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

const questions = fc.record({
  province: fc.constantFrom(...provinceCodes),
  price: fc.integer({ min: 1, max: 1_000_000 }).map(cents),
  aids: fc.constantFrom(1, 2),
  plan: fc.constantFrom('none', 'private', 'workers', 'veterans'),
  planCap: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(cents)),
  isSeventy: fc.option(fc.boolean()),
  isClaimApproved: fc.boolean(),
  hasHadAdp: fc.boolean(),
});

test('every cent is paid once, and nobody gets more than was paid', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { price, lines, net, refund, final } = estimateFunding(question);
      const paid = lines.reduce(
        (sum, line) => sum + (line.standing === 'pays' ? line.amount : 0),
        0,
      );
      expect(price).toBe(question.price * question.aids);
      expect(paid + net).toBe(price);
      expect(refund + final).toBe(net);
      expect(Math.min(net, refund, final)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a plan that pays more never makes it dearer', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 0, max: 500_000 }), (question, more) => {
      const planCap = question.planCap ?? cents(0);
      const now = estimateFunding({ ...question, planCap });
      const better = estimateFunding({ ...question, planCap: cents(planCap + more) });
      expect(better.final).toBeLessThanOrEqual(now.final);
    }),
  );
});
