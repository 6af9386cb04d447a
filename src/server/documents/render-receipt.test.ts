import { PDFParse } from 'pdf-parse';
import type { Order } from '@/domain/orders/order';
import { calgaryOrder } from '@/testing/order';
import type { ReceiptFacts } from './receipt-words';
import { renderReceipt } from './render-receipt';

const facts: ReceiptFacts = {
  seller: { name: 'Boreal Hearing', address: '1 Test Street, Calgary AB' },
  paidAt: calgaryOrder.createdAt,
  deliveredAt: null,
  trialEndsOn: null,
  serialNumbers: null,
  dispenser: null,
  prescriber: null,
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
    'Subtotal $4,500.00',
    'Discount −$450.00',
    'zero-rated medical devices) $0.00',
    'Total $4,050.00',
    'Amount paid $4,050.00',
    'Visa ending in 4242',
    'Paid in full',
    'test mode',
  ]) {
    expect(text).toContain(words);
  }
});

test('what is not known is said to be, and what is known is printed', async () => {
  expect((await read(calgaryOrder)).text).toContain('Prescriber Not recorded with this order');
  const { text } = await read(calgaryOrder, {
    serialNumbers: 'L 1001, R 1002',
    trialEndsOn: '2027-01-22',
  });
  expect(text).toContain('Serial numbers L 1001, R 1002');
  expect(text).toContain('Trial ends January 22, 2027');
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
