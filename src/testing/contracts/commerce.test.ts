import { createPageCatalogue } from '@/server/commerce/embedded/catalogue/page-catalogue';
import type { HttpApp, HttpRequest } from '@/server/http/exchange';
import { testDatabases } from '@/testing/shops/database';
import { testCard } from '../http-shopper/goods';
import { useStoreServer, type StoreServer } from '../shops/store-server';
import { commerceContract, type CommerceWorld } from './commerce-contract';
import { brokenPromises, itKeeps } from './contract';
import { archivedPrice, draftPrefix } from '../swell-stand-in/records';
import { ownStatus, spokenAsSwell } from '../swell-stand-in/spoken-as-swell';
import { useSwell } from './swell-world';

function engineWorld(store: StoreServer): CommerceWorld {
  const { catalogue, orders, accounts } = store.engine;
  return {
    shopper: () => store.visitor(),
    catalogue: createPageCatalogue(() => catalogue.snapshot()),
    orders,
    visitors: accounts,
  };
}

describe.each(testDatabases())('our own engine on $kind', ({ use }) => {
  const store = useStoreServer(use);
  itKeeps(commerceContract, () => engineWorld(store));
});

const onPglite = testDatabases().slice(0, 1);

describe.each(onPglite)('a hosted Swell store', ({ use }) => {
  const swell = useSwell(useStoreServer(use, { storeApi: spokenAsSwell }));
  itKeeps(commerceContract, () => swell.open());

  test('knows its visitors by tokens with a colon', async () => {
    const { shopper, visitors } = swell.open();
    const ada = shopper();
    await ada.account.create({ email: 'ada@example.ca', password: 'correct horse' });
    const token = ada.cookies.get('swell-session') ?? '';
    expect(token).toMatch(/^[^:]+:[^:]+$/);
    expect(await visitors.identify(token)).toMatchObject({ account: { email: 'ada@example.ca' } });
    expect(await visitors.identify(token.replace(':', ''))).toBeNull();
  });

  test('shows no variant that was archived', async () => {
    const products = await swell.open().catalogue.listProducts('product');
    const variants = products.flatMap((product) => product.variants);
    expect(variants.length).toBeGreaterThan(10);
    expect(variants.map(({ id }) => id)).not.toContain('archived');
    expect(variants.map(({ price }) => price)).not.toContain(archivedPrice * 100);
  });

  test('reads orders in a state of the store, and drafts', async () => {
    const world = swell.open();
    const shopper = world.shopper();
    const { id = '' } = await shopper.products.get('standard-charger');
    await shopper.cart.addItem({ product_id: id, quantity: 1 });
    const token = await shopper.card.createToken(testCard);
    await shopper.cart.update({
      account: { email: 'eve@example.ca' },
      shipping: { name: 'Eve', state: 'AB', country: 'CA', service: 'priority_shipping' },
      billing: { method: 'card', card: { token: token.token } },
    } as Parameters<typeof shopper.cart.update>[0]);
    const order = await shopper.cart.submitOrder();
    expect(order.status).toBe(ownStatus);
    expect(await world.orders.findOrder(order.id ?? '')).toMatchObject({
      status: 'delivery_pending',
      isPaid: true,
    });
    expect(await world.orders.findOrder(`${draftPrefix}${order.id}`)).toMatchObject({
      status: 'draft',
    });
  });
});

const isSubmit = ({ method, path }: HttpRequest) => method === 'POST' && path === '/cart/order';

/** Wraps an HTTP app and runs something before or after an order is submitted. */
const around = (
  app: HttpApp,
  { first, then }: { first?: () => Promise<unknown>; then?: () => Promise<unknown> },
): HttpApp => ({
  async handle(request) {
    if (isSubmit(request)) await first?.();
    const answer = await app.handle(request);
    if (isSubmit(request)) await then?.();
    return answer;
  },
});

type Lie = {
  /** How the Store API lies. */
  app?: (app: HttpApp, store: StoreServer) => HttpApp;
  /** How the other ports lie. */
  lie?: (world: CommerceWorld) => Partial<CommerceWorld>;
  caughtBy: RegExp;
};

const writeAgain = `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
  select id || '_again', nextval('order_numbers'), cart_id || '_again', checkout_id || '_again',
    account_id, status, is_paid, data from orders where id not like '%_again' on conflict do nothing`;

/** Faulty stores, and the promises that must catch each one. */
const lies: Record<string, Lie> = {
  'writes an order into its books twice': {
    app: (app, { db }) =>
      around(app, {
        then: () => db.query(writeAgain),
      }),
    caughtBy: /sells a cart once/,
  },
  'sells what is not there': {
    app: (app, { db }) =>
      around(app, { first: () => db.query('update catalogue_stock set level = 500') }),
    caughtBy: /no more than there is/,
  },
  'forgets the orders it has acknowledged': {
    app: (app, { db }) => around(app, { then: () => db.query('delete from orders') }),
    caughtBy: /what its buyer was told/,
  },
  'says yes to a card that was declined': {
    app: (app) => ({
      async handle(request) {
        const answer = await app.handle(request);
        const order = JSON.stringify({ id: 'order_made_up', paid: true });
        return isSubmit(request) && answer.status === 400
          ? { ...answer, status: 200, body: order }
          : answer;
      },
    }),
    caughtBy: /card that is declined/,
  },
  'takes one shopper for the other': {
    app: (app) => {
      let session: string | undefined;
      return {
        async handle(request) {
          const headers = { ...request.headers, ...(session && { 'x-session': session }) };
          const answer = await app.handle({ ...request, headers });
          session ??= answer.headers['X-Session'];
          return answer;
        },
      };
    },
    caughtBy: /from the next/,
  },
  'shows a price of yesterday': {
    lie: ({ catalogue }) => ({
      catalogue: {
        ...catalogue,
        async listProducts(kind) {
          const [first, ...others] = await catalogue.listProducts(kind);
          return first ? [{ ...first, price: others[0]?.price ?? first.price }, ...others] : [];
        },
      },
    }),
    caughtBy: /what a cart asks for/,
  },
  'finds the order before the one that was meant': {
    lie: ({ orders }) => ({
      orders: {
        ...orders,
        findByNumber: (number) => orders.findByNumber(String(Number(number) - 1)),
      },
    }),
    caughtBy: /what its buyer was told/,
  },
  'believes any session': {
    lie: () => ({
      visitors: {
        identify: async (session) => ({ session, account: null }),
        findSignIn: async () => null,
      },
    }),
    caughtBy: /whose session it is/,
  },
  'takes every address for a customer’s': {
    lie: ({ visitors }) => ({
      visitors: { ...visitors, findSignIn: async () => ({ hasPassword: true }) },
    }),
    caughtBy: /can log in/,
  },
  'shows orders to whoever names them': {
    lie: ({ orders }) => ({
      orders: { ...orders, findOwned: (_, orderId) => orders.findOrder(orderId) },
    }),
    caughtBy: /to no other/,
  },
};

describe.each(onPglite)('a store is caught that', ({ use }) => {
  const remote = useStoreServer(use);
  const swell = useSwell(remote);

  it.each(Object.entries(lies))('%s', async (_, { app, lie, caughtBy }) => {
    const open = () => {
      const world = swell.open({ before: (proxy) => app?.(proxy, remote) ?? proxy });
      return { ...world, ...lie?.(world) };
    };
    expect(await brokenPromises(commerceContract, caughtBy, open)).not.toEqual([]);
  });
});
