import { zero } from '@/domain/money';
import type { Order } from '@/domain/orders/order';
import { calgaryOrder } from '@/testing/order';
import { composeOrderConfirmation } from './order-confirmation';

const siteUrl = 'https://shop.example';
const compose = (change: Partial<Order> = {}) =>
  composeOrderConfirmation({ ...calgaryOrder, ...change }, siteUrl);

test('goes to the buyer under a subject that says nothing about health', async () => {
  const mail = await compose();
  expect(mail.to).toBe('margaret@example.com');
  expect(mail.subject).toBe('Your order 1000042');
});

test('lists the lines, what was taken off and the total, in both forms', async () => {
  const { html, text } = await compose();
  for (const words of [
    'Charge-and-Go',
    'Premium, Pair, Graphite, Large',
    'Stream Line TV',
    'Quantity 2',
    '$4,500.00',
    'WELCOME10',
    '−$450.00',
    'Free',
    '$4,050.00\u00a0USD',
    'Visa ending in 4242',
    '12 Bow Trail',
    'Calgary AB T2P 1J9',
    'Canada',
  ]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
});

test('names the plan of a line', async () => {
  const [line] = calgaryOrder.lines;
  const plan = {
    id: 'every-3-months',
    name: 'Every 3 months',
    description: '',
    price: zero,
    interval: 'monthly' as const,
    count: 3,
  };
  const { html, text } = await compose({ lines: line ? [{ ...line, plan }] : [] });
  expect(html).toContain('Every 3 months');
  expect(text).toContain('Every 3 months');
});

test('says that no money was taken in test mode, and nothing of the kind otherwise', async () => {
  expect((await compose()).text).toContain('test mode');
  const payment = calgaryOrder.payment && { ...calgaryOrder.payment, isTest: false };
  expect((await compose({ payment })).text).not.toContain('test mode');
});

test('gives the hours when a person answers', async () => {
  const { text } = await compose();
  expect(text).toContain('Monday to Friday, 8:30 am to 4:30 pm MST');
  expect(text).toContain('1-800-555-0142');
});

test('has one action: the order, or the hearing test while the order waits for it', async () => {
  const actions = (html: string) => [...html.matchAll(/href="https:\/\/shop\.example(\/[^"]*)"/g)];
  expect(actions((await compose()).html).map(([, path]) => path)).toEqual([
    '/checkout-success?order=order_calgary',
    '/',
  ]);
  const held = await compose({ status: 'hold', holdReason: 'hearing_test_needed' });
  expect(actions(held.html).map(([, path]) => path)).toEqual([
    `/hearing-test?order=${calgaryOrder.id}`,
    '/',
  ]);
  expect(held.text).toContain('We need a hearing test before we ship');
});

test('names the place of pick-up instead of an address', async () => {
  const pickup = {
    title: 'Café Plume',
    distance: '',
    address: '4210 Rue Saint-Denis, Montréal, QC',
    readyIn: 'Usually ready in 24 hours',
  };
  const shippingRate = { id: 'pickup', name: 'Café Plume', description: '', price: zero, pickup };
  const { text } = await compose({ shippingRate });
  expect(text).toContain('4210 Rue Saint-Denis');
  expect(text).toContain('Usually ready in 24 hours');
  expect(text).not.toContain('12 Bow Trail');
});

test('escapes what people typed', async () => {
  const billing = calgaryOrder.billing && { ...calgaryOrder.billing, firstName: '<b>Eve</b>' };
  expect((await compose({ billing })).html).not.toContain('<b>Eve</b>');
});

test('never goes below 16 px', async () => {
  const sizes = [...(await compose()).html.matchAll(/font-size:(\d+)px/g)].map(([, size]) =>
    Number(size),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('names the way it was paid when that was no card', async () => {
  const payment = calgaryOrder.payment && { ...calgaryOrder.payment, methodName: 'Klarna' };
  const billing = calgaryOrder.billing && { ...calgaryOrder.billing, card: null };
  expect((await compose({ payment, billing })).text).toContain('Paid with Klarna');
});
