import { PDFParse } from 'pdf-parse';
import type { DataExport } from '@/server/privacy/privacy';
import { renderDataExport } from './render-data-export';

const data: DataExport['data'] = {
  returns: [],
  consents: {
    news: { state: 'on', updatedAt: '2026-11-21T18:30:00.000Z' },
    history: [{ purpose: 'email_offers', isGiven: true, at: '2026-11-21T18:30:00.000Z' }],
  },
  orders: [
    {
      number: '104217',
      items: [
        {
          productName: 'Charge-and-Go',
          quantity: 1,
          total: { amount: '4000.00', currency: 'USD' },
        },
      ],
      shipping: { firstName: 'Zoë', lastName: 'Łukasz', address1: '12 Bow Trail' },
      comments: null,
      parcels: [],
    },
  ],
};

test('says in words and real text what the file for programs holds', async () => {
  const pdf = await renderDataExport(
    { format: 1, shop: 'Boreal Hearing', createdAt: '2026-11-21T18:30:00.000Z', data },
    'en-US',
  );
  const parser = new PDFParse({ data: pdf });
  const text = (await parser.getText()).text.replace(/\s+/g, ' ');
  await parser.destroy();
  for (const words of [
    'Everything Boreal Hearing holds about you, as of November 21, 2026',
    'Your returns Nothing.',
    'You agreed Yes',
    'News by email on, November 21, 2026 at 11:30 AM',
    'Number 104217',
    'Product Charge-and-Go Quantity 1 Total 4000.00 USD',
    'Delivery address Zoë, Łukasz, 12 Bow Trail',
    'Call 1-800-555-0142',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Your comments');
});
