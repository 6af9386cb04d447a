import { wireCart, wireLine } from '@/testing/fakes/wire-cart';
import { cartFromWire } from './cart-from-wire';

const pair = wireLine({
  id: 'line-1',
  quantity: 2,
  price: 1500.1,
  name: 'Charge-and-Go',
  variant: 'Premium, Pair, Graphite, Large',
  included: ['Standard Charger'],
});

it('turns decimals into whole cents and keeps the names', () => {
  const read = cartFromWire(
    wireCart([pair], { shipment_total: 15, discount_total: 0.29, changedAt: 7 }),
  );
  expect(read?.changedAt).toBe('2026-01-01T00:00:07.000Z');
  expect(read?.cart).toMatchObject({
    cartId: 'cart-1',
    subTotal: 300_020,
    shipmentTotal: 1500,
    discountTotal: 29,
    itemQuantity: 2,
    checkoutUrl: '/checkout',
  });
  expect(read?.cart.items).toEqual([
    {
      itemId: 'line-1',
      id: 'charge-and-go',
      slug: 'charge-and-go',
      name: 'Charge-and-Go',
      plan: null,
      variantSubname: 'Premium, Pair, Graphite, Large',
      included: 'Standard Charger',
      price: 150_010,
      priceTotal: 300_020,
      quantity: 2,
      imageUrl: '/pictures/products/accessories/charge-and-go.webp',
    },
  ]);
});

it.each([[undefined], ['Standard Charger'], [[7]]])('in the box %p says nothing', (value) => {
  const line = { ...pair, product: { ...pair.product, attributes: { in_the_box: { value } } } };
  const read = cartFromWire({ ...wireCart([]), items: [line] });
  expect(read?.cart.items[0]?.included).toBe('');
});

it('prefers the picture of the variant', () => {
  const variant = { name: 'Rose', images: [{ file: { url: '/rose.webp' } }] };
  const read = cartFromWire({ ...wireCart([]), items: [{ ...pair, variant }] });
  expect(read?.cart.items[0]?.imageUrl).toBe('/rose.webp');
});

it('reads what was applied and how it ships', () => {
  const read = cartFromWire(
    wireCart([pair], {
      coupon_code: 'WELCOME10',
      giftcards: [{ id: 'g1', last4: 'AL50', amount: 50 }],
      shipment_rating: {
        services: [{ id: 'priority_shipping', name: 'Priority shipping', price: 0 }],
      },
      shipping: { service: 'priority_shipping' },
      account: { email: 'a@example.com' },
    }),
  );
  expect(read?.cart).toMatchObject({
    couponCode: 'WELCOME10',
    giftcards: [{ id: 'g1', last4: 'AL50', amount: 5000 }],
    shippingServices: [{ id: 'priority_shipping', price: 0, description: '', pickup: false }],
    shippingServiceId: 'priority_shipping',
    accountEmail: 'a@example.com',
    isShipped: true,
    hasPlan: false,
  });
});

test.each([
  ['a hearing aid among others', [['accessories'], ['product']], true],
  ['accessories alone', [['accessories'], []], false],
  ['a store that tells no tags', [undefined], true],
])('%s', (_, told, hasHearingAid) => {
  const lines = told.map((tags, index) => wireLine({ id: `line-${index}`, quantity: 1, tags }));
  expect(cartFromWire(wireCart(lines))?.cart.hasHearingAid).toBe(hasHearingAid);
});

it('has no checkout without an address of it', () => {
  expect(cartFromWire(wireCart([pair], { checkout_url: null }))?.cart.checkoutUrl).toBeNull();
});

test.each([[null], [undefined], ['']])('%p is no cart', (body) => {
  expect(cartFromWire(body)).toBeNull();
});

test.each([
  ['a page of HTML', '<html></html>'],
  ['another shape', { results: [] }],
  ['an amount that is text', wireCart([pair], { grand_total: 'much' })],
  ['a currency nobody knows', wireCart([pair], { currency: 'XXX' })],
])('%s is refused', (_, body) => {
  expect(() => cartFromWire(body)).toThrow();
});
