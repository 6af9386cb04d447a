import { PDFParse } from 'pdf-parse';
import type { DataExport } from '@/server/privacy/privacy';
import { auditActions } from '@/domain/staff/audit';
import { callStatuses, callWays } from '@/domain/consultations/booking';
import { consentPurposes, consentSources } from '@/domain/consent';
import { orderStatuses } from '@/domain/orders/order-machine';
import { holdReasons } from '@/domain/provinces';
import {
  followUps,
  hearingDifficulties,
  insuranceInterests,
  testPlans,
  wearDurations,
} from '@/domain/hearing/questionnaire';
import { returnStatuses } from '@/domain/orders/return-request';
import { trackingStatuses } from '@/domain/orders/shipment';
import { subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';
import { dataExportWords } from './data-export-words';
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
      status: 'hold',
      holdReason: 'hearing_test_needed',
      comments: 'canceled',
      giftMessage: null,
      parcels: [],
    },
  ],
};

test('a program’s word for a choice has words for people in the list that the choice is from', async () => {
  const { inLine } = await dataExportWords('en-US');
  const choices = {
    status: [
      ...orderStatuses,
      ...subscriptionStatuses,
      ...returnStatuses,
      ...callStatuses,
      ...trackingStatuses,
    ],
    holdReason: holdReasons,
    way: callWays,
    purpose: consentPurposes,
    source: consentSources,
    action: auditActions,
    wearDuration: wearDurations,
    insurance: insuranceInterests,
    testPlan: testPlans,
    selectedQuestions: hearingDifficulties,
    followUps,
  };
  for (const [field, words] of Object.entries(choices)) {
    for (const word of words) expect([word, inLine(word, field)]).not.toEqual([word, word]);
  }
});

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
    'News by email On, November 21, 2026 at 11:30 AM',
    'For what Offers by email',
    'Number 104217',
    'Status On hold',
    'Waits for Your hearing test',
    'Your comments canceled',
    'Product Charge-and-Go Quantity 1 Total $4,000.00 USD',
    'Delivery address Zoë, Łukasz, 12 Bow Trail',
    'Call 1-800-555-0142',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Gift message');
});
