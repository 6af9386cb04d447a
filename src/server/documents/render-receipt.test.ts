import { PDFParse } from 'pdf-parse';
import type { Order } from '@/domain/orders/order';
import { calgaryOrder } from '@/testing/order';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import type { ReceiptFacts } from './receipt-words';
import { renderReceipt } from './render-receipt';

const facts: ReceiptFacts = {
  seller: {
    name: 'Boreal Hearing Inc.',
    address: '1 Test Street, Calgary AB',
    businessNumber: '12345 6789',
  },
  clinician: defaultShopFacts.clinician,
  paidAt: calgaryOrder.createdAt,
  deliveredAt: null,
  trialEndsOn: null,
  warranty: { years: 3, endsOn: null },
  serialNumbers: null,
};

async function read(order: Order, change: Partial<ReceiptFacts> = {}) {
  const parser = new PDFParse({ data: await renderReceipt(order, { ...facts, ...change }) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  return { text: text.replace(/\s+/g, ' '), pages: total };
}

test('is a PDF with real text: who, what for which ear, and the totals of the order', async () => {
  const { text, pages } = await read(calgaryOrder);
  expect(pages).toBe(1);
  for (const words of [
    '1000042',
    'November 21, 2026',
    'Margaret Lee',
    '12 Bow Trail',
    'Boreal Hearing Charge-and-Go',
    'Left 1 $2,000.00 $2,000.00',
    'Right 1 $2,000.00 $2,000.00',
    'Stream Line TV',
    '1 Test Street, Calgary AB',
    'Business number 12345 6789',
    'Subtotal $4,500.00 USD',
    'Discount −$450.00 USD',
    'zero-rated medical devices) $0.00 USD',
    'Total $4,050.00 USD',
    'Amount paid $4,050.00 USD',
    'Visa ending in 4242',
    'Paid in full',
    'test mode',
  ]) {
    expect(text).toContain(words);
  }
});

test('what is known is printed for the insurer, and what is not has no row', async () => {
  const before = (await read(calgaryOrder)).text;
  expect(before).toContain('Clinician of record Maren Tallis, audiologist, licence 0000 (Alberta)');
  expect(before).toContain('Warranty 3 years from delivery');
  for (const row of ['Serial numbers', 'Dispenser', 'Prescriber', 'Trial ends', 'Not recorded']) {
    expect(before).not.toContain(row);
  }
  const { text } = await read(calgaryOrder, {
    serialNumbers: 'L 1001, R 1002',
    trialEndsOn: '2027-01-22',
    warranty: { years: 3, endsOn: '2029-11-23' },
  });
  expect(text).toContain('Serial numbers L 1001, R 1002');
  expect(text).toContain('Trial ends January 22, 2027');
  expect(text).toContain('Warranty 3 years, until November 23, 2029');
});

test('accessories alone need nothing for an insurer', async () => {
  const lines = calgaryOrder.lines.filter(({ isHearingAid }) => !isHearingAid);
  expect((await read({ ...calgaryOrder, lines })).text).not.toContain('For your insurer');
});

test('names of every Canadian alphabet in Latin letters are readable', async () => {
  const shipping = calgaryOrder.shipping && {
    ...calgaryOrder.shipping,
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Bélanger',
  };
  expect((await read({ ...calgaryOrder, shipping })).text).toContain('Zoë Łukasiewicz-Bélanger');
});
