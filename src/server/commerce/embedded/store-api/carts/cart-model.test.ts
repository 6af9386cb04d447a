import fc from 'fast-check';
import type { Cart } from 'swell-js';
import { expectSums } from '@/testing/store-api-suite/carts/cart-checks';
import { inCents } from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

/** A minimal model of a cart: after every step the engine behind HTTP has to match it. */
type Model = {
  /** Index of the item → units. */
  lines: Map<number, number>;
  hasCoupon: boolean;
  hasGiftCard: boolean;
  service: string | null;
};

type Thing = { product_id: string; price: number };

type Real = {
  shopper: Visitor;
  things: readonly Thing[];
  /** Totals by the state they were seen in: the way there must not matter. */
  seen: Map<string, object>;
};

class Step implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly expectation: (model: Model) => void,
    private readonly action: (real: Real, cart: Cart | null) => Promise<unknown>,
    private readonly isPossible: (model: Model) => boolean = () => true,
  ) {}

  check = (model: Readonly<Model>) => this.isPossible(model);

  async run(model: Model, real: Real): Promise<void> {
    const answer = await this.action(real, await real.shopper.cart.get());
    this.expectation(model);
    const cart = await real.shopper.cart.get();
    expect(cart).toEqual(answer);
    if (cart) compare(model, real, cart);
    else expect(model.lines.size).toBe(0);
  }

  toString = () => this.name;
}

function compare({ lines, hasCoupon, hasGiftCard, service }: Model, real: Real, cart: Cart): void {
  const wanted = [...lines].map(([thing, quantity]) => [real.things[thing]?.product_id, quantity]);
  expect(cart.items?.map((item) => [item.product_id, item.quantity])).toEqual(wanted);
  const worth = [...lines].reduce(
    (sum, [thing, quantity]) => sum + Math.round((real.things[thing]?.price ?? 0) * 100) * quantity,
    0,
  );
  expect(inCents(cart.sub_total)).toBe(worth);
  expectSums(cart);
  const totals = totalsOf(cart);
  const state = JSON.stringify([[...lines].sort(), hasCoupon, hasGiftCard, service]);
  const before = real.seen.get(state);
  if (before) expect(totals).toEqual(before);
  real.seen.set(state, totals);
  expect(cart.coupon_code ?? null).toBe(hasCoupon ? 'WELCOME10' : null);
  expect(cart.giftcards?.length ?? 0).toBe(hasGiftCard ? 1 : 0);
}

const totalNames = [
  ...(['sub_total', 'discount_total', 'shipment_price', 'shipment_discount'] as const),
  ...(['shipment_total', 'tax_total', 'giftcard_total', 'grand_total', 'capture_total'] as const),
];

function totalsOf(cart: Cart): Record<string, number> {
  return Object.fromEntries(totalNames.map((name) => [name, Number(cart[name])]));
}

const thing = fc.nat(2);
const few = fc.integer({ min: 1, max: 3 });

function lineId({ things }: Real, cart: Cart | null, wanted: number): string {
  const line = cart?.items?.find((item) => item.product_id === things[wanted]?.product_id);
  return line?.id ?? '';
}

const steps = fc.commands(
  [
    fc.tuple(thing, few).map(
      ([wanted, quantity]) =>
        new Step(
          `add ${quantity} of ${wanted}`,
          ({ lines }) => void lines.set(wanted, (lines.get(wanted) ?? 0) + quantity),
          ({ shopper, things }) =>
            shopper.cart.addItem({ product_id: things[wanted]?.product_id ?? '', quantity }),
        ),
    ),
    fc.tuple(thing, fc.nat(4)).map(
      ([wanted, quantity]) =>
        new Step(
          `set ${wanted} to ${quantity}`,
          ({ lines }) => {
            if (quantity === 0) lines.delete(wanted);
            else lines.set(wanted, quantity);
          },
          (real, cart) => real.shopper.cart.updateItem(lineId(real, cart, wanted), { quantity }),
          ({ lines }) => lines.has(wanted),
        ),
    ),
    thing.map(
      (wanted) =>
        new Step(
          `remove ${wanted}`,
          ({ lines }) => void lines.delete(wanted),
          (real, cart) => real.shopper.cart.removeItem(lineId(real, cart, wanted)),
          ({ lines }) => lines.has(wanted),
        ),
    ),
    fc.array(thing, { maxLength: 3 }).map(
      (list) =>
        new Step(
          `replace all by ${list}`,
          ({ lines }) => {
            lines.clear();
            for (const one of list) lines.set(one, (lines.get(one) ?? 0) + 1);
          },
          ({ shopper, things }) =>
            shopper.cart.setItems(
              list.map((one) => ({ product_id: things[one]?.product_id ?? '', quantity: 1 })),
            ),
        ),
    ),
    fc.constant(
      new Step(
        'apply coupon',
        (model) => void (model.hasCoupon = true),
        ({ shopper }) => shopper.cart.applyCoupon('welcome-10'),
        ({ lines }) => lines.size > 0,
      ),
    ),
    fc.constant(
      new Step(
        'remove coupon',
        (model) => void (model.hasCoupon = false),
        ({ shopper }) => shopper.cart.removeCoupon(),
        ({ lines }) => lines.size > 0,
      ),
    ),
    fc.constant(
      new Step(
        'apply gift card',
        (model) => void (model.hasGiftCard = true),
        ({ shopper }) => shopper.cart.applyGiftcard('GIFT-BORE-AL50'),
        ({ lines }) => lines.size > 0,
      ),
    ),
    fc.constant(
      new Step(
        'remove gift card',
        (model) => void (model.hasGiftCard = false),
        ({ shopper }, cart) => shopper.cart.removeGiftcard(cart?.giftcards?.[0]?.id ?? ''),
        ({ hasGiftCard }) => hasGiftCard,
      ),
    ),
    fc.constantFrom('express', 'priority_shipping').map(
      (service) =>
        new Step(
          `ship by ${service}`,
          (model) => void (model.service = service),
          ({ shopper }) => shopper.cart.update({ shipping: { service, country: 'CA' } }),
          ({ lines }) => lines.size > 0,
        ),
    ),
  ],
  { maxCommands: 20 },
);

/** Random walks: the suite of the Store API goes one way at a time. */
describe('any way through the cart', () => {
  const store = useStoreServer(pglite.use);

  it('leads where a simple model says, and the way there never matters', async () => {
    const { results } = await store.visitor().products.list({ tags: 'accessories' });
    const things = results.slice(0, 3).map(({ id = '', price = 0 }) => ({ product_id: id, price }));
    expect(things).toHaveLength(3);
    const seen = new Map<string, object>();
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const model = { lines: new Map(), hasCoupon: false, hasGiftCard: false, service: null };
        const real = { shopper: store.visitor(), things, seen };
        await fc.asyncModelRun(() => ({ model, real }), commands);
      }),
      { numRuns: 40 },
    );
    // Otherwise the comparison above would have compared nothing.
    expect(seen.size).toBeGreaterThan(20);
  });
});
