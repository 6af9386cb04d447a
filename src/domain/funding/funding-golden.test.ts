import { readFileSync } from 'node:fs';
import { estimateFunding, otherPayers, type FundingQuestion } from './funding-estimate';
import { figureOf } from './funding-sayings';
import { cents, formatMoney, type Cents } from '../money';
import { provinceCodes } from '../provinces';

const money = (amount: Cents) => formatMoney(amount, 'CAD', 'en-US');

/** All combinations of answers besides the price, in words. */
const cases: readonly (readonly [string, Partial<FundingQuestion>])[] = [
  ...otherPayers.map((plan) => [plan, { plan }] as const),
  ['private, sum not known', { plan: 'private', planCap: null }],
  ['workers, claim approved', { plan: 'workers', isClaimApproved: true }],
  ['none, program has paid', { hasHadAdp: true }],
  ['none, under 70', { isSeventy: false }],
  ['none, one hearing aid', { aids: 1 }],
];

function line(title: string, question: FundingQuestion): string {
  const { price, lines, net, refund, final } = estimateFunding(question);
  const parts = lines.map((one) => {
    const figure = figureOf(one, money);
    return `${one.program} ${'word' in figure ? one.standing : figure.amount}`;
  });
  const sums = refund > 0 ? `${money(net)}, in the end ${money(final)}` : money(net);
  return `${question.province} ${title}: ${[money(price), ...parts].join('; ')} = ${sums}`;
}

/**
 * The estimate for each province and payer, for a pair at $1,000 each and a plan of $600, checked by people against the
 * sources. When a rule changes on purpose, the file is updated by hand.
 */
test('what one would pay, by province and plan', () => {
  const told = provinceCodes.flatMap((province) =>
    cases.map(([title, change]) =>
      line(title, {
        province,
        price: cents(1000_00),
        aids: 2,
        plan: 'none',
        planCap: cents(600_00),
        isSeventy: true,
        isClaimApproved: false,
        hasHadAdp: false,
        ...change,
      }),
    ),
  );
  const golden = readFileSync('src/domain/funding/funding-golden.txt', 'utf8')
    .trimEnd()
    .split('\n');
  expect(told).toEqual(golden);
});
