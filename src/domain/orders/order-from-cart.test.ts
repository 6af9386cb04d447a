import { aCart, aHearingAid, aLine, aProduct, findAmong } from '@/testing/shops/commerce';
import { emptyAddress } from '../accounts/address';
import type { CartBilling, CartRecord } from '../carts/cart-record';
import { nothingOnFile, type HearingOnFile } from '../hearing/hearing-profile';
import { cents } from '../money';
import { checkSubmittable, orderFromCart } from './order-from-cart';
import { priceCart } from '../pricing';
import { rateShipment } from './shipping-rates';

const now = new Date('2026-11-21T12:00:00Z');
const account = { id: 'a', email: 'ada@example.ca', name: null, hasPassword: false };
const billing: CartBilling = {
  ...emptyAddress,
  city: 'Calgary',
  method: 'card',
  card: { token: 'secret-token', brand: 'Visa', last4: '4242', expMonth: 1, expYear: 2030 },
  intent: { embedded: { id: 'intent' } },
  accountCardId: null,
};

function ready(change: Partial<CartRecord> = {}) {
  const cart = aCart({
    account,
    billing,
    shipping: {
      ...emptyAddress,
      country: 'CA',
      state: 'AB',
      service: 'priority_shipping',
      accountAddressId: null,
    },
    rating: rateShipment({
      country: 'CA',
      currency: 'USD',
      locale: 'en-US',
      hasGoods: true,
      now,
    }),
    ...change,
  });
  return priceCart(cart, { findProduct: findAmong([aProduct(), aHearingAid()]), taxTable: {} });
}

test.each<[string, Partial<CartRecord>, string]>([
  ['no lines', { lines: [] }, 'cart_empty'],
  ['no e-mail address', { account: null }, 'email_missing'],
  ['a line that is not sold any more', { lines: [aLine({ productId: 'x' })] }, 'line_unavailable'],
  ['no shipping service', { shipping: null }, 'shipping_service_missing'],
  [
    'a service that is not offered',
    { shipping: { ...emptyAddress, service: 'x', accountAddressId: null } },
    'shipping_service_missing',
  ],
  ['no billing', { billing: null }, 'billing_missing'],
  [
    'an empty billing',
    { billing: { ...emptyAddress, method: null, card: null, intent: null, accountCardId: null } },
    'billing_missing',
  ],
])('a cart with %s is no order', (_name, change, code) => {
  expect(checkSubmittable(ready(change))).toEqual({ ok: false, code });
});

function order(change: Partial<CartRecord>, hearing: HearingOnFile = nothingOnFile) {
  const checked = checkSubmittable(ready(change));
  if (!checked.ok) throw new Error(checked.code);
  return orderFromCart(checked.value, {
    orderId: 'order',
    payment: { id: 'p', method: 'card', gateway: 'g', amount: cents(29_900), isTest: true },
    card: { brand: 'Visa', last4: '4242', expMonth: 1, expYear: 2030 },
    hearing,
    now,
  });
}

test('an order copies names, pictures and money, and forgets the card token', () => {
  const made = order({});
  expect(made).toMatchObject({ status: 'delivery_pending', isPaid: true, isGuest: true });
  expect(made.lines).toEqual([
    expect.objectContaining({
      productName: 'Stream Line TV',
      sku: 'TV',
      imageUrl: '/tv.webp',
      price: 29_900,
    }),
  ]);
  expect(made.billing).toMatchObject({ city: 'Calgary', card: { last4: '4242' } });
  expect(JSON.stringify(made)).not.toMatch(/secret-token|intent/);
});

test('a hearing aid shows the picture of its variant and waits for a hearing test', () => {
  const lines = [aLine({ productId: 'aid', variantId: 'basic-pair' })];
  const made = order({ lines });
  expect(made).toMatchObject({ status: 'hold', holdReason: 'hearing_test_needed', isPaid: true });
  expect(made.lines[0]?.imageUrl).toBe('/pair.webp');
  expect(order({ lines }, { kinds: ['test'], hasClearTest: true })).toMatchObject({
    status: 'hold',
    holdReason: 'fitting_sheet',
  });
});

test('what gift cards cover is paid', () => {
  const made = order({
    giftCards: [{ id: 'g', last4: 'AL50', amount: cents(50_000), currency: 'USD' }],
  });
  expect(made).toMatchObject({ isPaid: true, giftCards: [{ usedAmount: 29_900 }] });
});
