import { PDFParse } from 'pdf-parse';
import type { FundingQuestion } from '@/domain/funding/funding-estimate';
import { cents } from '@/domain/money';
import { renderEstimate } from './render-estimate';

async function read(change: Partial<FundingQuestion>) {
  const pdf = await renderEstimate({
    question: {
      province: 'ON',
      price: cents(2000_00),
      aids: 2,
      plan: 'none',
      planCap: null,
      isSeventy: null,
      isClaimApproved: false,
      hasHadAdp: false,
      ...change,
    },
    level: 'advanced',
    madeAt: '2026-11-21T18:00:00.000Z',
    locale: 'en-US',
  });
  const parser = new PDFParse({ data: new Uint8Array(pdf) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  return { lines: text.split('\n'), text: text.replace(/\s+/g, ' '), sheets: total };
}

const textOf = async (change: Partial<FundingQuestion>) => (await read(change)).text;

test('an estimate says that it is one, and shows the sum with its sources', async () => {
  const text = await textOf({ plan: 'private', planCap: cents(600_00) });
  for (const words of [
    'Estimate',
    'It is not an offer, a bill or a promise.',
    'Made on November 21, 2026',
    'Ontario',
    'Two hearing aids, Advanced',
    '2 × $2,000.00',
    '75% of $2,000.00 is $1,500.00. The limit is $500.00 for each hearing aid',
    '−$1,000.00',
    '−$600.00',
    'Left for you to pay',
    '$2,400.00',
    'https://www.ontario.ca/page/hearing-devices',
    'read November 21, 2026',
  ]) {
    expect(text).toContain(words);
  }
});

test('what was not asked in a place does not stand on its paper', async () => {
  const text = await textOf({ province: 'AB' });
  expect(text).toContain('We have found no rule for Alberta');
  expect(text).not.toContain('70 or older');
  expect(text).not.toContain('Assistive Devices Program');
});

test('a tax credit comes below what is left to pay', async () => {
  const text = await textOf({ province: 'QC', isSeventy: true });
  expect(text).toMatch(/Left for you to pay \$4,000\.00.*After your tax return \$3,250\.00/);
});

/** The answers with the most lines: a province with programs, a plan, and everything that adds a line. */
const longest: readonly (readonly [string, Partial<FundingQuestion>])[] = [
  ['Ontario, a plan', { plan: 'private', planCap: cents(600_00) }],
  ['Ontario, the board', { plan: 'workers', isClaimApproved: true, hasHadAdp: true }],
  [
    'Québec, a plan, 70 or older',
    { province: 'QC', plan: 'private', planCap: cents(600_00), isSeventy: true },
  ],
  ['Québec, a plan, nothing told', { province: 'QC', plan: 'private' }],
  ['Québec, the board, nothing told', { province: 'QC', plan: 'workers' }],
  ['Newfoundland, the board', { province: 'NL', plan: 'workers' }],
];

test.each(longest)('fits on one sheet: %s', async (_, change) => {
  const { sheets, lines } = await read(change);
  expect(sheets).toBe(1);
  // More letters without a space than fit between the margins would leave the paper.
  expect(lines.filter((line) => /\S{110,}/.test(line))).toEqual([]);
});

test('asks for what the customer has not told', async () => {
  const text = await textOf({ province: 'QC', plan: 'private' });
  expect(text).toContain('If you are 70 or older, $750.00 of this comes back');
  expect(text).toContain('Tell us what your plan pays, and we take it off.');
});
