import fc from 'fast-check';
import { aCart, aHearingAid, aLine, aProduct, findAmong } from '@/testing/shops/commerce';
import type { CartRecord } from './carts/cart-record';
import type { Coupon, CouponDiscount } from './coupon';
import { addCents, cents } from './money';
import { keepRated, priceCart, spendGiftCards } from './pricing';
import { emptyAddress } from './accounts/address';
import { rateShipment } from './orders/shipping-rates';
import type { TaxTable } from './tax';

const now = new Date('2026-11-21T12:00:00Z');
const products = [aProduct(), aHearingAid()];
const shippedTo = (state: string | null, service: string | null): Partial<CartRecord> => ({
  shipping: { ...emptyAddress, country: 'CA', state, service, accountAddressId: null },
  rating: rateShipment({
    country: 'CA',
    currency: 'USD',
    locale: 'en-US',
    hasGoods: true,
    now,
  }),
});

function coupon(discount: CouponDiscount): Coupon {
  return { id: 'c', code: 'C', name: 'C', description: null, discount };
}

function priced(change: Partial<CartRecord>, taxTable: TaxTable = {}) {
  return priceCart(aCart(change), { findProduct: findAmong(products), taxTable });
}

describe('prices', () => {
  test('are those of the catalogue, not what the line remembers', () => {
    const { lines, totals } = priced({ lines: [aLine({ quantity: 2, lastPrice: cents(1) })] });
    expect(lines[0]).toMatchObject({ price: 29_900, priceTotal: 59_800, problem: null });
    expect(totals).toMatchObject({
      itemQuantity: 2,
      subTotal: 59_800,
      grandTotal: 59_800,
      captureTotal: 59_800,
    });
  });

  test('a lowered price is paid and the old one shown', () => {
    const sale = aProduct({ salePrice: cents(20_000) });
    const cart = priceCart(aCart(), { findProduct: findAmong([sale]), taxTable: {} });
    expect(cart.lines[0]).toMatchObject({ price: 20_000, origPrice: 29_900 });
  });

  test('a variant shows its options by name', () => {
    const { lines } = priced({ lines: [aLine({ productId: 'aid', variantId: 'premium-left' })] });
    expect(lines[0]?.options).toEqual([
      { id: 'tech', name: 'Tech level', valueId: 'premium', value: 'Premium' },
      { id: 'ears', name: 'Ears', valueId: 'left-ear', value: 'Left ear' },
    ]);
  });

  test('what is no longer sold keeps its last price and says so', () => {
    const { lines } = priced({
      lines: [
        aLine({ productId: 'gone' }),
        aLine({ id: '2', productId: 'aid', variantId: 'gone' }),
      ],
    });
    expect(lines.map(({ problem, price }) => [problem, price])).toEqual([
      ['product_gone', 29_900],
      ['variant_gone', 29_900],
    ]);
  });

  test('an empty cart costs nothing', () => {
    const { totals } = priced({
      lines: [],
      coupon: coupon({ kind: 'amount', amounts: { USD: cents(500) } }),
    });
    expect(Object.values(totals).every((value) => value === 0)).toBe(true);
  });
});

describe('discounts', () => {
  test('a percentage is taken half up on each line', () => {
    const odd = aProduct({ id: 'odd', price: cents(105) });
    const cart = priceCart(
      aCart({
        lines: [aLine({ productId: 'odd' }), aLine({ id: '2', productId: 'odd', quantity: 3 })],
        coupon: coupon({ kind: 'percent', basisPoints: 1000 }),
      }),
      { findProduct: findAmong([odd]), taxTable: {} },
    );
    expect(
      cart.lines.map(({ discountTotal, discountEach }) => [discountTotal, discountEach]),
    ).toEqual([
      [11, 11],
      [32, 11],
    ]);
    expect(cart.totals).toMatchObject({ subTotal: 420, discountTotal: 43, grandTotal: 377 });
  });

  test('an amount is spread over the lines and never exceeds them', () => {
    const { totals } = priced({
      coupon: coupon({ kind: 'amount', amounts: { USD: cents(99_999_999) } }),
    });
    expect(totals).toMatchObject({ discountTotal: 29_900, grandTotal: 0, captureTotal: 0 });
  });

  test('free shipping is a shipping discount and no other', () => {
    const { totals } = priced({
      ...shippedTo('AB', 'express'),
      coupon: coupon({ kind: 'free_shipping' }),
    });
    expect(totals).toMatchObject({
      discountTotal: 0,
      shipmentPrice: 1500,
      shipmentDiscount: 1500,
      shipmentTotal: 0,
      grandTotal: 29_900,
    });
  });
});

describe('shipping', () => {
  test('a service of the rating is charged, an unknown one is not', () => {
    expect(priced(shippedTo('AB', 'express'))).toMatchObject({
      shippingRate: { name: 'Express' },
      totals: { shipmentTotal: 1500, grandTotal: 31_400 },
    });
    expect(priced(shippedTo('AB', 'pigeon'))).toMatchObject({
      shippingRate: null,
      totals: { shipmentTotal: 0 },
    });
  });

  test('a rating stays while country and lines do, and is made anew when they change', () => {
    const later = new Date(now.getTime() + 1000);
    const rated = aCart(shippedTo('AB', null));
    expect(keepRated(rated, later)).toBe(rated);
    expect(keepRated({ ...rated, lines: [] }, later).rating).toBeNull();
    expect(keepRated({ ...rated, rating: null }, later).rating?.createdAt).toBe(
      later.toISOString(),
    );
    const moved = {
      ...rated,
      shipping: { ...emptyAddress, country: 'US', service: null, accountAddressId: null },
    };
    expect(keepRated(moved, later).rating).toMatchObject({ country: 'US' });
  });
});

describe('tax', () => {
  const table: TaxTable = { ON: { standard: 1300, zero_rated: 0 } };

  test('is taken by province and class after discounts, shipping included', () => {
    const { lines, totals } = priced(
      {
        ...shippedTo('Ontario', 'express'),
        lines: [aLine(), aLine({ id: '2', productId: 'aid', variantId: 'basic-pair' })],
        coupon: coupon({ kind: 'percent', basisPoints: 1000 }),
      },
      table,
    );
    expect(lines.map(({ taxTotal }) => taxTotal)).toEqual([3498, 0]);
    expect(totals).toMatchObject({
      itemTax: 3498,
      shipmentTax: 195,
      taxTotal: 3693,
      taxIncludedTotal: 3693,
    });
  });

  test('is zero elsewhere and on a default installation', () => {
    expect(priced(shippedTo('AB', 'express'), table).totals.taxTotal).toBe(0);
    expect(priced(shippedTo('ON', 'express')).totals.taxTotal).toBe(0);
  });
});

describe('gift cards', () => {
  const card = (id: string, amount: number) => ({
    id,
    last4: id,
    amount: cents(amount),
    currency: 'USD' as const,
  });

  test('lower what is charged, not the grand total', () => {
    const { totals } = priced({ giftCards: [card('a', 5000)] });
    expect(totals).toMatchObject({ giftCardTotal: 5000, grandTotal: 29_900, captureTotal: 24_900 });
  });

  test('are used up one after the other', () => {
    const spent = spendGiftCards([card('a', 300), card('b', 500), card('c', 100)], cents(400));
    expect(spent.map(({ usedAmount }) => usedAmount)).toEqual([300, 100, 0]);
  });
});

const discounts: fc.Arbitrary<CouponDiscount | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.integer({ min: 0, max: 10 ** 9 }).map((amount) => ({ USD: cents(amount) })),
  }),
  fc.record({ kind: fc.constant('free_shipping' as const) }),
);

const carts = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 8 }),
  quantities: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 8, maxLength: 8 }),
  discount: discounts,
  service: fc.constantFrom(null, 'express', 'priority_shipping', 'unknown'),
  rate: fc.integer({ min: 0, max: 2000 }),
  balances: fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 3 }),
});

test('any cart adds up, and nothing in it is negative', () => {
  fc.assert(
    fc.property(carts, ({ prices, quantities, discount, service, rate, balances }) => {
      const sold = prices.map((price, index) => aProduct({ id: `p${index}`, price: cents(price) }));
      const { lines, totals } = priceCart(
        aCart({
          ...shippedTo('ON', service),
          lines: sold.map(({ id }, index) =>
            aLine({ id, productId: id, quantity: quantities[index] ?? 1 }),
          ),
          coupon: discount && coupon(discount),
          giftCards: balances.map((amount, index) => ({
            id: `${index}`,
            last4: '',
            amount: cents(amount),
            currency: 'USD' as const,
          })),
        }),
        { findProduct: findAmong(sold), taxTable: { ON: { standard: rate } } },
      );
      const { subTotal, discountTotal, shipmentTotal, taxIncludedTotal, grandTotal } = totals;
      for (const line of lines) {
        expect(line.priceTotal).toBe(line.price * line.quantity);
        expect(line.discountTotal).toBeLessThanOrEqual(line.priceTotal);
      }
      expect(subTotal).toBe(addCents(...lines.map(({ priceTotal }) => priceTotal)));
      expect(discountTotal).toBe(addCents(...lines.map((line) => line.discountTotal)));
      expect(shipmentTotal).toBe(totals.shipmentPrice - totals.shipmentDiscount);
      expect(totals.taxTotal).toBe(totals.itemTax + totals.shipmentTax);
      expect(grandTotal).toBe(subTotal - discountTotal + shipmentTotal + taxIncludedTotal);
      expect(totals.captureTotal).toBe(Math.max(0, grandTotal - totals.giftCardTotal));
      expect(totals.captureTotal + totals.giftCardUsed).toBe(grandTotal);
      for (const amount of [
        ...Object.values(totals),
        ...lines.flatMap((l) => [l.discountTotal, l.taxTotal]),
      ]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    }),
  );
});
