import {
  aCarePlan,
  aCart,
  aKit,
  aLine,
  aPlan,
  aProduct,
  findAmong,
} from '@/testing/shops/commerce';
import { addLine, updateLine, type LineContext, type LineOutcome, type Lines } from './cart-lines';
import { emptyAddress } from '../accounts/address';
import { cents } from '../money';
import { keepRated, priceCart, ratedToday } from '../pricing';

const now = new Date('2026-11-21T12:00:00Z');
const findProduct = findAmong([aProduct(), aKit(), aCarePlan()]);
let made = 0;
const context: LineContext = { findProduct, newLineId: () => `new-${(made += 1)}` };

function taken(outcome: LineOutcome<Lines>): Lines {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome.value;
}

const bySubscription = (planId: string | null) => ({ type: 'subscription', planId });
const kit = (planId: string | null) => ({
  productId: 'kit',
  purchaseOption: bySubscription(planId),
});
const optionsOf = (lines: Lines) => lines.map(({ purchaseOption }) => purchaseOption);

describe('lines by plan', () => {
  test('without a plan take the first one, without a way of buying buy once', () => {
    expect(optionsOf(taken(addLine([], kit(null), context)))).toEqual([
      { type: 'subscription', planId: 'every-3-months' },
    ]);
    expect(optionsOf(taken(addLine([], { productId: 'kit' }, context)))).toEqual([
      { type: 'standard' },
    ]);
  });

  test('of what is sold by plan only need no word about it', () => {
    expect(optionsOf(taken(addLine([], { productId: 'care' }, context)))).toEqual([
      { type: 'subscription', planId: 'yearly' },
    ]);
  });

  test('are lines of their own: once, every three and every six months', () => {
    const ways = [{ productId: 'kit' }, kit(null), kit('every-6-months'), kit('every-3-months')];
    const lines = ways.reduce<Lines>((all, way) => taken(addLine(all, way, context)), []);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
  });

  test.each([
    ['a plan of what is sold once only', 'tv', bySubscription(null), 'purchase_option_not_sold'],
    [
      'buying a service once',
      'care',
      { type: 'standard', planId: null },
      'purchase_option_not_sold',
    ],
    ['an unknown way', 'kit', { type: 'trial', planId: null }, 'purchase_option_not_sold'],
    ['an unknown plan', 'kit', bySubscription('daily'), 'purchase_plan_not_sold'],
    ['a plan of buying once', 'kit', { type: 'standard', planId: 'x' }, 'purchase_plan_not_sold'],
  ])('%s is refused', (_name, productId, purchaseOption, code) => {
    expect(addLine([], { productId, purchaseOption }, context)).toEqual({ ok: false, code });
  });

  test('change their plan in place, and melt into a line that is the same', () => {
    const lines = [kit(null), kit('every-6-months')].reduce<Lines>(
      (all, way) => taken(addLine(all, way, context)),
      [],
    );
    const first = lines[0]?.id ?? '';
    const once = updateLine(
      lines,
      first,
      { purchaseOption: { type: 'standard', planId: null } },
      context,
    );
    expect(optionsOf(taken(once))).toEqual([
      { type: 'standard' },
      { type: 'subscription', planId: 'every-6-months' },
    ]);
    const same = updateLine(
      lines,
      first,
      { purchaseOption: bySubscription('every-6-months') },
      context,
    );
    expect(taken(same)).toMatchObject([{ id: first, quantity: 2, lastPrice: 2600 }]);
    expect(taken(updateLine(lines, first, { quantity: 3 }, context))[0]).toMatchObject({
      purchaseOption: { planId: 'every-3-months' },
      quantity: 3,
    });
  });
});

describe('prices of lines by plan', () => {
  const line = aLine({
    productId: 'kit',
    quantity: 2,
    purchaseOption: { type: 'subscription', planId: 'every-3-months' },
    lastPrice: cents(1),
  });

  test('are those of the plan today, never a lowered one of buying once', () => {
    const sale = aKit({ salePrice: cents(100) });
    const cart = priceCart(aCart({ lines: [line] }), {
      findProduct: findAmong([sale]),
      taxTable: {},
    });
    expect(cart.lines[0]).toMatchObject({
      price: 2400,
      priceTotal: 4800,
      origPrice: null,
      plan: aPlan(),
      problem: null,
    });
  });

  test.each([
    ['a plan that is gone', line, aKit({ plans: [] })],
    [
      'buying once what is now sold by plan only',
      aLine({ productId: 'kit' }),
      aKit({ isSoldOnce: false }),
    ],
  ])('%s keep the last one and say so', (_name, { ...sold }, product) => {
    const cart = priceCart(aCart({ lines: [sold] }), {
      findProduct: findAmong([product]),
      taxTable: {},
    });
    expect(cart.lines[0]).toMatchObject({ problem: 'purchase_option_gone', price: sold.lastPrice });
  });
});

describe('a cart of services', () => {
  const shipping = { ...emptyAddress, country: 'CA', service: 'express', accountAddressId: null };
  const service = taken(addLine([], { productId: 'care' }, context));
  const empty = aCart({ lines: service, shipping });

  test('has no shipment and no price of one', () => {
    const rated = ratedToday(empty, now);
    expect(rated.rating).toBeNull();
    expect(priceCart(rated, { findProduct, taxTable: {} }).totals).toMatchObject({
      shipmentTotal: 0,
      grandTotal: 12_900,
    });
  });

  test('is rated when goods join, and no more when they leave', () => {
    const lines = taken(addLine(service, { productId: 'tv' }, context));
    const withGoods = keepRated({ ...empty, lines }, now);
    expect(withGoods.rating?.services.length).toBeGreaterThan(0);
    expect(keepRated({ ...withGoods, lines: service }, now).rating).toBeNull();
  });
});
