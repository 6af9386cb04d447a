import { PDFParse } from 'pdf-parse';
import type { FundingQuestion } from '@/domain/funding/funding-estimate';
import { cents } from '@/domain/money';
import { renderEstimate } from './render-estimate';

async function textOf(change: Partial<FundingQuestion>): Promise<string> {
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
  return (await new PDFParse({ data: new Uint8Array(pdf) }).getText()).text.replace(/\s+/g, ' ');
}

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
