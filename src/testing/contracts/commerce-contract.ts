import { randomUUID } from 'node:crypto';
import type { SwellClient } from 'swell-js';
import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, Orders, Visitors } from '@/server/commerce/port';
import type { Contract } from './contract';

export type CommerceShopper = SwellClient & { readonly cookies: ReadonlyMap<string, string> };

/**
 * A seeded shop: its Store API through an unmodified SDK, and the ports through which our own pages and jobs read the
 * same store.
 */
export type CommerceWorld = {
  /** A new shopper. */
  shopper(): CommerceShopper;
  catalogue: Catalogue;
  orders: Pick<Orders, 'findOrder' | 'findByNumber' | 'ownedBy' | 'findOwned'>;
  visitors: Visitors;
};

type Cart = NonNullable<Awaited<ReturnType<SwellClient['cart']['get']>>>;
type Order = Awaited<ReturnType<SwellClient['cart']['submitOrder']>>;

const declined = '4000 0000 0000 0002';
const accepted = '4242 4242 4242 4242';

/** The one variant with a limited stock, of which there are five. */
const scarce = [
  { id: 'Tech level', value: 'Basic' },
  { id: 'Ears', value: 'Right ear' },
  { id: 'Colour', value: 'Rose' },
  { id: 'Receiver', value: 'Large' },
];

const newEmail = () => `ada-${randomUUID()}@example.ca`;
const sessionOf = ({ cookies }: CommerceShopper) => cookies.get('swell-session') ?? '';
const inCents = (decimals: number | undefined) => Math.round((decimals ?? NaN) * 100);

async function fill(shopper: CommerceShopper, slug = 'standard-charger', options: object[] = []) {
  const { id = '' } = await shopper.products.get(slug);
  const item = { product_id: id, ...(options.length > 0 && { options }) };
  return shopper.cart.addItem(item as Parameters<typeof shopper.cart.addItem>[0]);
}

/** Completes the checkout form, with a card of this number. */
async function readyToPay(shopper: CommerceShopper, email: string, number = accepted) {
  const card = await shopper.card.createToken({
    number,
    exp_month: 12,
    exp_year: 2040,
    cvc: '123',
  });
  const form = {
    account: { email },
    shipping: { name: 'Ada Byron', state: 'AB', country: 'CA', service: 'priority_shipping' },
    billing: { name: 'Ada Byron', method: 'card', card: { token: card.token } },
  };
  return (await shopper.cart.update(form as Parameters<typeof shopper.cart.update>[0])) as Cart;
}

/** Buys one charger. */
async function buy(shopper: CommerceShopper, email = newEmail()): Promise<Order> {
  await fill(shopper);
  await readyToPay(shopper, email);
  return shopper.cart.submitOrder();
}

async function customer({ shopper }: CommerceWorld) {
  const someone = shopper();
  const email = newEmail();
  await someone.account.create({ email, password: 'correct horse' });
  return { someone, email };
}

/** The visitor that the shop sees behind the shopper's session. */
const visitorOf = async ({ visitors }: CommerceWorld, shopper: CommerceShopper) => {
  const visitor = await visitors.identify(sessionOf(shopper));
  if (!visitor) throw new Error('Nobody knows this session');
  return visitor;
};

/** What the shop relies on, with any store. */
export const commerceContract: Contract<CommerceWorld> = {
  'lists what is sold of each kind, and finds each of it by its slug': async ({ catalogue }) => {
    const lists = [
      await catalogue.listProducts('product'),
      await catalogue.listProducts('accessories'),
    ];
    expect(lists.map(({ length }) => length > 0)).toEqual([true, true]);
    const slugs = lists.flat().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const product of lists.flat()) {
      expect(await catalogue.findProduct(product.slug)).toEqual(product);
    }
    expect(await catalogue.findProduct('no-such-thing')).toBeNull();
  },

  'shows on pages what a cart asks for it': async ({ catalogue, shopper }) => {
    const client = shopper();
    for (const { id, slug, price, name } of await catalogue.listProducts('accessories')) {
      const asked = await client.products.get(slug);
      expect({ id, name, price }).toEqual({
        id: asked.id,
        name: asked.name,
        price: inCents(asked.price),
      });
    }
    const cart = (await fill(client)) as Cart;
    const shown = await catalogue.findProduct('standard-charger');
    expect(inCents(cart.grand_total)).toBe(shown?.price);
  },

  'sells a cart once, however often and from how many tabs it is asked': async (world) => {
    const shopper = world.shopper();
    await fill(shopper);
    const email = newEmail();
    await readyToPay(shopper, email);
    const submit = () => shopper.cart.submitOrder();
    const orders = [...(await Promise.all([submit(), submit(), submit()])), await submit()];
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(orders[0]).toMatchObject({ paid: true, grand_total: 149, payment_total: 149 });
    // A hosted store answers with an empty body (contract 6).
    expect((await shopper.cart.get()) || null).toBeNull();
    // The store's books hold one order, too: the next sale gets the next number.
    const next = await buy(world.shopper());
    expect(Number(next.number)).toBe(Number(orders[0]?.number) + 1);
  },

  'sells no more than there is': async (world) => {
    const shoppers = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const shopper = world.shopper();
        await fill(shopper, 'charge-go', scarce);
        await readyToPay(shopper, newEmail());
        return shopper;
      }),
    );
    const ends = await Promise.allSettled(shoppers.map((one) => one.cart.submitOrder()));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  },

  'sells nothing to a card that is declined, and the cart stays as it was': async (world) => {
    const shopper = world.shopper();
    await fill(shopper);
    const email = newEmail();
    await readyToPay(shopper, email, declined);
    await expect(shopper.cart.submitOrder()).rejects.toMatchObject({ status: 400 });
    expect(await shopper.cart.get()).toMatchObject({ item_quantity: 1, account: { email } });
    await readyToPay(shopper, email);
    expect(await shopper.cart.submitOrder()).toMatchObject({ paid: true });
  },

  'tells mails and staff of an order what its buyer was told': async (world) => {
    const email = newEmail();
    const told = await buy(world.shopper(), email);
    const order = await world.orders.findOrder(told.id ?? '');
    expect(order).toMatchObject({
      id: told.id,
      number: told.number,
      isPaid: true,
      account: { email },
      lines: [{ productName: 'Standard Charger', quantity: 1, priceTotal: 14_900 }],
      totals: { grandTotal: inCents(told.grand_total) },
      shipping: { state: 'AB', service: 'priority_shipping' },
    });
    expect(isDeepStrictEqual(await world.orders.findByNumber(told.number ?? ''), order)).toBe(true);
    for (const unknown of ['order_of_nobody', "' or 1=1", '../accounts']) {
      expect(await world.orders.findOrder(unknown)).toBeNull();
      expect(await world.orders.findByNumber(unknown)).toBeNull();
    }
  },

  'keeps the cart of one shopper from the next': async (world) => {
    const [ada, eve] = [world.shopper(), world.shopper()];
    await fill(ada);
    expect((await eve.cart.get()) || null).toBeNull();
    await fill(eve, 'remote-mini-pocket');
    expect(await ada.cart.get()).toMatchObject({ item_quantity: 1, sub_total: 149 });
  },

  'knows whose session it is, and none that nobody has': async (world) => {
    const guest = world.shopper();
    await fill(guest);
    expect(await visitorOf(world, guest)).toMatchObject({ account: null });
    const { someone, email } = await customer(world);
    expect(await visitorOf(world, someone)).toMatchObject({ account: { email } });
    for (const forged of ['', 'x'.repeat(40), `${sessionOf(guest)}x`, 'a\r\nX-Evil: 1']) {
      expect(await world.visitors.identify(forged)).toBeNull();
    }
  },

  'says how an address can log in': async (world) => {
    const { email } = await customer(world);
    const guest = newEmail();
    await buy(world.shopper(), guest);
    expect(await world.visitors.findSignIn(email)).toEqual({ hasPassword: true });
    expect(await world.visitors.findSignIn(guest)).toEqual({ hasPassword: false });
    expect(await world.visitors.findSignIn(newEmail())).toBeNull();
  },

  'shows an order to the customer who placed it, and to no other': async (world) => {
    const { someone, email } = await customer(world);
    const { id = '' } = await buy(someone, email);
    const [owner, other] = [
      await visitorOf(world, someone),
      await visitorOf(world, (await customer(world)).someone),
    ];
    expect((await world.orders.ownedBy(owner)).map((order) => order.id)).toEqual([id]);
    expect(await world.orders.findOwned(owner, id)).toMatchObject({ id });
    expect(await world.orders.ownedBy(other)).toEqual([]);
    expect(await world.orders.findOwned(other, id)).toBeNull();
  },
};
