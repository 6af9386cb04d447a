import { brand } from '@/domain/brand';
import { cents } from '@/domain/money';
import { returnStatuses } from '@/domain/orders/return-request';
import { handOverCarrier, type Shipment } from '@/domain/orders/shipment';
import type { Trial } from '@/domain/trial';
import { calgaryOrder } from '@/testing/order';
import {
  composeOrderDelivered,
  composeOrderRefunded,
  composeOrderShipped,
  composeReturnUpdate,
} from './after-sale';

const siteUrl = 'https://shop.example';
const shipment: Shipment = {
  id: 'shipment_1',
  orderId: calgaryOrder.id,
  carrier: 'Canada Post',
  trackingCode: '7023210039414604',
  trackingUrl: null,
  status: 'TRANSIT',
  events: [],
  leftAt: '2026-11-22T12:00:00.000Z',
  deliveredAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const asked = { id: 'return_1', locale: 'en-US' } as const;
const running: Trial = {
  state: 'running',
  days: 60,
  startsOn: '2026-11-23',
  endsOn: '2027-01-22',
  daysLeft: 60,
};

test('a French mail names the carrier in French', async () => {
  const order = { ...calgaryOrder, displayLocale: 'fr-CA' } as const;
  const mails = [
    await composeOrderShipped(order, shipment, { siteUrl, trial: null }),
    await composeOrderDelivered(order, shipment, { siteUrl, trial: null }),
  ];
  for (const { text } of mails) {
    expect(text).toContain('Postes Canada');
    expect(text).not.toContain('Canada Post');
  }
});

test('a parcel that left can be followed', async () => {
  const trial: Trial = { state: 'not_started', days: 60 };
  const mail = await composeOrderShipped(calgaryOrder, shipment, { siteUrl, trial });
  expect(mail).toMatchObject({
    to: 'margaret@example.com',
    subject: 'Order 1000042 is on its way',
    key: 'order-shipped-shipment_1',
  });
  for (const words of ['Canada Post', '7023210039414604', 'The 60 days']) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
});

test('a parcel that the shop brings itself has left us: no carrier of our name is told of', async () => {
  const own = { ...shipment, carrier: brand.name };
  const left = await composeOrderShipped(calgaryOrder, own, { siteUrl, trial: null });
  expect(left.text).toContain('Your parcel has left us.');
  expect(left.text).not.toContain('We gave your parcel to');
  expect(left.text).not.toContain('Carrier');
  const arrived = await composeOrderDelivered(calgaryOrder, own, { siteUrl, trial: null });
  expect(arrived.text).toContain('Your parcel was delivered.');
  expect(arrived.text).not.toContain('tells us');
});

test('what was picked up was no parcel', async () => {
  const pickedUp = { ...shipment, carrier: handOverCarrier };
  const mail = await composeOrderDelivered(calgaryOrder, pickedUp, { siteUrl, trial: running });
  expect(mail.subject).toBe('You have order 1000042');
  expect(mail.text).toContain('We handed your order over.');
  expect(mail.text).toContain('until January 22, 2027');
  expect(mail.text).not.toContain('parcel');
});

test('who gets hearing aids reads the last day of the trial, who gets accessories reads of none', async () => {
  const aids = await composeOrderDelivered(calgaryOrder, shipment, {
    siteUrl,
    trial: running,
  });
  expect(aids.text).toContain('until January 22, 2027');
  const others = await composeOrderDelivered(calgaryOrder, shipment, {
    siteUrl,
    trial: null,
  });
  expect(others.text).not.toContain('trial');
});

test.each(returnStatuses)('a return that is %s is told in its own words', async (status) => {
  const mail = await composeReturnUpdate({ ...asked, note: null, label: null }, status, {
    order: calgaryOrder,
    refund: null,
    siteUrl,
  });
  expect(mail.key).toBe(`return-return_1-${status}`);
  expect(mail.text).toContain('1000042');
  expect(mail.html).toContain('https://shop.example/account/orders');
});

test('an approved return brings its label as a file, and its code', async () => {
  const label = { carrier: 'Boreal Hearing', trackingCode: 'BH123456789012', trackingUrl: null };
  const request = { ...asked, note: null, label };
  const about = { order: calgaryOrder, refund: null, siteUrl };
  const sheet = new Uint8Array([37, 80, 68, 70]);
  const mail = await composeReturnUpdate(request, 'approved', { ...about, sheet });
  expect(mail.attachments).toEqual([
    { filename: 'return-label-1000042.pdf', contentType: 'application/pdf', content: sheet },
  ]);
  expect(mail.text).toContain('BH123456789012');
  expect(mail.text).toContain('attached to this email');
  // A carrier's own label is not ours to print, and a later step has none.
  for (const [status, none] of [
    ['approved', null],
    ['received', sheet],
  ] as const) {
    const other = await composeReturnUpdate(request, status, { ...about, sheet: none });
    expect(other.attachments).toBeUndefined();
  }
});

test('who is paid back reads how much goes where; why we cannot accept something is told', async () => {
  const refund = {
    id: 'refund_1',
    orderId: calgaryOrder.id,
    lines: [],
    isShippingIncluded: true,
    toPayment: cents(400_000),
    toGiftCards: cents(5_000),
    createdAt: '2026-11-21T12:00:00.000Z',
  };
  const request = { ...asked, note: 'One aid is missing.', label: null };
  const about = { order: calgaryOrder, refund, siteUrl };
  const refunded = await composeReturnUpdate(request, 'refunded', about);
  expect(refunded.text).toContain('$4,000.00\u00a0USD');
  expect(refunded.text).toContain('$50.00\u00a0USD');
  const declined = await composeReturnUpdate(request, 'declined', { ...about, refund: null });
  expect(declined.text).toContain('One aid is missing.');
  const ofOrder = await composeOrderRefunded(calgaryOrder, refund, siteUrl);
  expect(ofOrder.text).toContain('$4,000.00\u00a0USD');
});
