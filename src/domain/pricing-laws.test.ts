import fc, { type Arbitrary } from 'fast-check';
import { aCart, aHearingAid, aLine, aProduct, findAmong } from '@/testing/shops/commerce';
import { emptyAddress } from './accounts/address';
import type { CartRecord } from './carts/cart-record';
import type { CatalogueProduct } from './catalogue/catalogue';
import type { CouponDiscount } from './coupon';
import { nothingOnFile } from './hearing/hearing-profile';
import { addCents, cents, currencyCodes } from './money';
import { orderFromCart } from './orders/order-from-cart';
import type { PricedCart } from './carts/priced-cart';
import { priceCart, spendGiftCards } from './pricing';
import { rateShipment } from './orders/shipping-rates';
import type { TaxTable } from './tax';

/** Laws that hold for every possible cart (store contract, section 9.2). */

const now = new Date('2026-11-21T12:00:00Z');
const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
const rates = fc.integer({ min: 0, max: 2500 });

/** Accessories with and without sale prices and plans, and a hearing aid with variants. */
const shelves: Arbitrary<CatalogueProduct[]> = fc
  .array(fc.tuple(amounts, fc.option(amounts), amounts), { minLength: 3, maxLength: 3 })
  .map((prices) => [
    aHearingAid(),
    ...prices.map(([price, salePrice, planPrice], index) => ({
      ...aProduct({ id: `p${index}`, price, salePrice }),
      plans: [
        {
          id: 'plan',
          name: 'Yearly',
          description: '',
          price: planPrice,
          interval: 'yearly' as const,
          count: 1,
        },
      ],
    })),
  ]);

const lines = fc.array(
  fc.record({
    thing: fc.constantFrom('p0', 'p1', 'p2', 'basic-pair', 'premium-left', 'gone'),
    quantity: fc.integer({ min: 1, max: 9999 }),
    lastPrice: amounts,
  }),
  { maxLength: 8 },
);

const coupons: Arbitrary<CouponDiscount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat(12_000) }),
  fc.record({
    kind: fc.constant('amount' as const),
    // A coupon has no effect in a currency without an amount.
    amounts: fc.record({ USD: amounts, CAD: amounts }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('free_shipping' as const) }),
);

const carts: Arbitrary<CartRecord> = fc
  .record({
    lines,
    discount: coupons,
    currency: fc.constantFrom(...currencyCodes),
    state: fc.constantFrom('ON', 'Québec', 'AB', null),
    service: fc.constantFrom(null, 'express', 'priority_shipping', 'pigeon'),
    balances: fc.array(fc.tuple(amounts, fc.constantFrom(...currencyCodes)), { maxLength: 3 }),
  })
  .map(({ lines: wanted, discount, currency, state, service, balances }) =>
    aCart({
      currency,
      lines: wanted.map(({ thing, ...line }, index) => {
        const isVariant = thing.includes('-');
        const productId = isVariant ? 'aid' : thing;
        return aLine({ id: `${index}`, productId, variantId: isVariant ? thing : null, ...line });
      }),
      coupon: discount && { id: 'c', code: 'C', name: 'C', description: null, discount },
      shipping: { ...emptyAddress, country: 'CA', state, service, accountAddressId: null },
      rating: rateShipment({
        country: 'CA',
        currency,
        locale: 'en-US',
        hasGoods: wanted.length > 0,
        now,
      }),
      giftCards: balances.map(([amount, ofCard], index) => ({
        id: `${index}`,
        last4: '',
        amount,
        currency: ofCard,
      })),
    }),
  );

const taxes: Arbitrary<TaxTable> = fc.tuple(rates, rates, rates).map(([ontario, aids, quebec]) => ({
  ON: { standard: ontario, zero_rated: aids },
  QC: { standard: quebec },
}));

const worlds = fc.record({ cart: carts, products: shelves, taxTable: taxes });
type World = { cart: CartRecord; products: CatalogueProduct[]; taxTable: TaxTable };

function priced({ cart, products, taxTable }: World): PricedCart {
  return priceCart(cart, { findProduct: findAmong(products), taxTable });
}

/** Runs a law on a thousand carts. */
function always(law: (world: World) => void): void {
  fc.assert(fc.property(worlds, law), { numRuns: 1000 });
}

test('every total follows from the others, to the cent', () => {
  always((world) => {
    const { lines: found, totals } = priced(world);
    const sum = (of: (line: (typeof found)[number]) => number) =>
      found.reduce((total, line) => total + of(line), 0);
    expect(totals.subTotal).toBe(sum(({ price, quantity }) => price * quantity));
    expect(totals.discountTotal).toBe(sum((line) => line.discountTotal));
    expect(totals.itemTax).toBe(sum((line) => line.taxTotal));
    expect(totals.itemQuantity).toBe(sum((line) => line.quantity));
    expect(totals.shipmentTotal).toBe(totals.shipmentPrice - totals.shipmentDiscount);
    expect(totals.taxTotal).toBe(totals.itemTax + totals.shipmentTax);
    const { subTotal, discountTotal, shipmentTotal, taxIncludedTotal } = totals;
    expect(totals.grandTotal).toBe(subTotal - discountTotal + shipmentTotal + taxIncludedTotal);
    expect(totals.captureTotal + totals.giftCardUsed + totals.accountCredit).toBe(
      totals.grandTotal,
    );
  });
});

test('no discount exceeds its line, and nothing is negative or a fraction', () => {
  always((world) => {
    const { lines: found, totals } = priced(world);
    for (const line of found) {
      expect(line.discountTotal).toBeLessThanOrEqual(line.priceTotal);
      const { price, discountEach, discountTotal, taxEach, taxTotal } = line;
      for (const amount of [price, discountEach, discountTotal, taxEach, taxTotal]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    }
    for (const amount of Object.values(totals)) {
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }
  });
});

test('the order of lines does not matter to any total', () => {
  always((world) => {
    const turned = { ...world.cart, lines: world.cart.lines.toReversed() };
    const before = priced(world).totals;
    const after = priced({ ...world, cart: turned }).totals;
    // If an amount is spread over lines with different taxes, its odd cents may fall on another line.
    const isSpread = world.cart.coupon?.discount.kind === 'amount';
    const slack = isSpread ? world.cart.lines.length : 0;
    expect(after.subTotal).toBe(before.subTotal);
    expect(after.discountTotal).toBe(before.discountTotal);
    expect(after.shipmentTotal).toBe(before.shipmentTotal);
    expect(Math.abs(after.grandTotal - before.grandTotal)).toBeLessThanOrEqual(slack);
  });
});

test('what is put in and taken out again leaves no trace', () => {
  always((world) => {
    const { cart } = world;
    const more = aLine({ id: 'more', productId: 'p0', quantity: 3 });
    const added = { ...cart, lines: [...cart.lines, more] };
    const there = priced({ ...world, cart: added });
    const back = { ...added, lines: added.lines.filter(({ id }) => id !== 'more') };
    expect(there.totals.subTotal).toBeGreaterThanOrEqual(priced(world).totals.subTotal);
    expect(priced({ ...world, cart: back })).toEqual(priced(world));
  });
});

test('one line of n costs what n lines of one cost, before discounts and tax', () => {
  always((world) => {
    const small = world.cart.lines.map((line) => ({ ...line, quantity: line.quantity % 7 || 1 }));
    const single = small.flatMap((line) =>
      Array.from({ length: line.quantity }, (_, n) => ({
        ...line,
        id: `${line.id}-${n}`,
        quantity: 1,
      })),
    );
    const together = priced({ ...world, cart: { ...world.cart, lines: small } }).totals;
    const apart = priced({ ...world, cart: { ...world.cart, lines: single } }).totals;
    expect(apart.subTotal).toBe(together.subTotal);
    expect(apart.itemQuantity).toBe(together.itemQuantity);
  });
});

test('a coupon only ever lowers, gift cards only what is charged', () => {
  always((world) => {
    const { cart } = world;
    const bare = priced({ ...world, cart: { ...cart, coupon: null, giftCards: [] } }).totals;
    const reduced = priced({ ...world, cart: { ...cart, giftCards: [] } }).totals;
    const full = priced(world).totals;
    expect(reduced.grandTotal).toBeLessThanOrEqual(bare.grandTotal);
    expect(full.grandTotal).toBe(reduced.grandTotal);
    expect(full.captureTotal).toBeLessThanOrEqual(reduced.captureTotal);
  });
});

test('carts and orders survive JSON, and so does what they cost', () => {
  always((world) => {
    const read: CartRecord = JSON.parse(JSON.stringify(world.cart));
    expect(read).toEqual(world.cart);
    const cart = priced(world);
    expect(priced({ ...world, cart: read })).toEqual(cart);
    const account = { id: 'a', email: 'ada@example.ca', name: null, hasPassword: false };
    const facts = { orderId: 'o', payment: null, card: null, hearing: nothingOnFile, now };
    const order = orderFromCart({ ...cart, account }, facts);
    expect(JSON.parse(JSON.stringify(order))).toEqual(order);
    expect(order.totals).toEqual(cart.totals);
  });
});

test('gift cards spend exactly what they are asked for, none more than it has', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 6 }), fc.nat(100), (balances, share) => {
      const cards = balances.map((amount) => ({ amount }));
      const asked = cents(Math.floor((addCents(...balances) * share) / 100));
      const spent = spendGiftCards(cards, asked);
      expect(addCents(...spent.map(({ usedAmount }) => usedAmount))).toBe(asked);
      for (const { usedAmount, amount } of spent) expect(usedAmount).toBeLessThanOrEqual(amount);
    }),
  );
});
