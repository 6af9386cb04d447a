import fc from 'fast-check';
import { aProduct } from '@/testing/shops/commerce';
import type { Coupon } from './coupon';
import { discountCart, lineDiscountTotal, type DiscountableLine } from './discounts';
import { addCents, cents, multiplyCents, zero } from './money';
import type { Promotion } from './promotion';

function aLineOf(price: number, quantity = 1, id = 'tv'): DiscountableLine {
  return {
    product: aProduct({ id, categoryIds: ['accessories'] }),
    price: cents(price),
    quantity,
    priceTotal: multiplyCents(cents(price), quantity),
  };
}

function aPromotion(effect: Promotion['effect'], change: Partial<Promotion> = {}): Promotion {
  return {
    id: 'promo',
    name: 'Promotion',
    description: null,
    effect,
    productIds: null,
    categoryIds: null,
    minimumSubTotals: {},
    maximumPerLine: {},
    validFrom: null,
    validUntil: null,
    ...change,
  };
}

const tenPercent = { kind: 'percent', basisPoints: 1000 } as const;
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon',
  code: 'C',
  name: 'C',
  description: null,
  discount: tenPercent,
  conditions: { isOpen: true, minimumSubTotals: {}, productIds: null },
  ...change,
});

const empty = {
  lines: [],
  shipmentPrice: zero,
  currency: 'USD',
  promotions: [],
  coupon: null,
} as const;
const totals = (found: ReturnType<typeof discountCart>) => found.lines.map(lineDiscountTotal);

describe('every second unit', () => {
  const second = aPromotion({ kind: 'percent_off_next', every: 2, basisPoints: 2000 });
  const off = (...lines: DiscountableLine[]) =>
    totals(discountCart({ ...empty, lines, promotions: [second] }));

  test('the cheaper one of two costs less, whichever came first', () => {
    expect(off(aLineOf(9900), aLineOf(29_900))).toEqual([1980, 0]);
    expect(off(aLineOf(29_900), aLineOf(9900))).toEqual([0, 1980]);
  });

  test('one alone costs what it costs, three of a kind have one cheaper', () => {
    expect(off(aLineOf(9900))).toEqual([0]);
    expect(off(aLineOf(9900, 3))).toEqual([1980]);
    expect(off(aLineOf(9900, 4))).toEqual([3960]);
  });

  test('units of other categories neither count nor cost less', () => {
    const promotions = [{ ...second, categoryIds: ['accessories'] }];
    const aid = { ...aLineOf(75_000), product: aProduct({ categoryIds: ['hearing-aids'] }) };
    const found = discountCart({ ...empty, lines: [aid, aLineOf(9900)], promotions });
    expect(totals(found)).toEqual([0, 0]);
    expect(found.applied).toEqual([]);
  });
});

describe('several at once', () => {
  test('promotions come first, in their order, and the coupon takes its share of what is left', () => {
    const promotions = [
      aPromotion({ kind: 'amount', amounts: { USD: cents(1000) } }, { id: 'first' }),
      aPromotion({ kind: 'percent', basisPoints: 5000 }, { id: 'half' }),
    ];
    const found = discountCart({
      ...empty,
      lines: [aLineOf(11_000)],
      promotions,
      coupon: coupon(),
    });
    expect(found.lines).toEqual([
      [
        { sourceId: 'first', amount: 1000 },
        { sourceId: 'half', amount: 5000 },
        { sourceId: 'coupon', amount: 500 },
      ],
    ]);
    expect(found.applied.map(({ kind, sourceId, amount }) => [kind, sourceId, amount])).toEqual([
      ['promo', 'first', 1000],
      ['promo', 'half', 5000],
      ['coupon', 'coupon', 500],
    ]);
  });

  test('shipping is given away once', () => {
    const free = { kind: 'free_shipping' } as const;
    const found = discountCart({
      ...empty,
      lines: [aLineOf(1000)],
      shipmentPrice: cents(1500),
      promotions: [aPromotion(free)],
      coupon: coupon({ discount: free }),
    });
    expect(found.shipment).toBe(1500);
    expect(found.applied.map(({ amount }) => amount)).toEqual([1500, 0]);
  });

  test('a line is never taken more off than its promotion’s cap', () => {
    const capped = aPromotion(tenPercent, { maximumPerLine: { USD: cents(300) } });
    const lines = [aLineOf(1000), aLineOf(9000)];
    expect(totals(discountCart({ ...empty, lines, promotions: [capped] }))).toEqual([100, 300]);
  });

  test('a minimum counts the cart before discounts, in its own currency only', () => {
    const promotion = aPromotion(tenPercent, { minimumSubTotals: { USD: cents(1000) } });
    const off = (price: number, currency: 'USD' | 'CAD') =>
      totals(
        discountCart({ ...empty, currency, lines: [aLineOf(price)], promotions: [promotion] }),
      );
    expect([off(1000, 'USD'), off(999, 'USD'), off(5000, 'CAD')]).toEqual([[100], [0], [0]]);
  });
});

describe('a coupon', () => {
  const found = (change: Partial<Coupon>) =>
    discountCart({ ...empty, lines: [aLineOf(1000)], coupon: coupon(change) });

  test.each([
    ['is closed', { conditions: { isOpen: false, minimumSubTotals: {}, productIds: null } }],
    [
      'asks for more',
      {
        conditions: { isOpen: true, minimumSubTotals: { USD: cents(1001) }, productIds: null },
      },
    ],
    [
      'is for something else',
      { conditions: { isOpen: true, minimumSubTotals: {}, productIds: ['aid'] } },
    ],
    [
      'has no amount in this currency',
      { discount: { kind: 'amount' as const, amounts: { CAD: cents(500) } } },
    ],
  ])('that %s takes nothing off and says so', (_name, change) => {
    const { applied, isCouponUsable, ...rest } = found(change);
    expect(totals({ applied, isCouponUsable, ...rest })).toEqual([0]);
    expect([isCouponUsable, applied.map(({ amount }) => amount)]).toEqual([false, [0]]);
  });

  test('for some products leaves the others alone', () => {
    const conditions = { isOpen: true, minimumSubTotals: {}, productIds: ['tv'] };
    const lines = [aLineOf(1000), aLineOf(1000, 1, 'other')];
    const some = discountCart({ ...empty, lines, coupon: coupon({ conditions }) });
    expect(totals(some)).toEqual([100, 0]);
  });
});

const effects: fc.Arbitrary<Promotion['effect']> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    basisPoints: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    kind: fc.constant('percent_off_next' as const),
    every: fc.integer({ min: 1, max: 4 }),
    basisPoints: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.integer({ min: 0, max: 10 ** 8 }).map((amount) => ({ USD: cents(amount) })),
  }),
  fc.record({ kind: fc.constant('free_shipping' as const) }),
);

test('whatever comes together, no line and no shipment costs less than nothing, and the parts add up', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 20 })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, fc.array(effects, { maxLength: 4 }), fc.nat(5000), (sold, all, shipping) => {
      const cart = {
        ...empty,
        lines: sold.map(([price, quantity]) => aLineOf(price, quantity)),
        shipmentPrice: cents(shipping),
        promotions: all.map((effect, place) => aPromotion(effect, { id: `p${place}` })),
        coupon: coupon(),
      };
      const result = discountCart(cart);
      const byLine = totals(result);
      for (const [place, { priceTotal }] of cart.lines.entries()) {
        expect(byLine[place]).toBeGreaterThanOrEqual(0);
        expect(byLine[place]).toBeLessThanOrEqual(priceTotal);
      }
      expect(result.shipment).toBeLessThanOrEqual(shipping);
      const applied = addCents(...result.applied.map(({ amount }) => amount));
      expect(applied).toBe(addCents(...byLine, result.shipment));
    }),
  );
});
