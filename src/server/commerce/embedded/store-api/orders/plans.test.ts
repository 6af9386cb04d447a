import { testDatabases } from '@/testing/shops/database';
import { useStoreServer, type Visitor } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

describe('plans over swell-js', () => {
  const store = useStoreServer(pglite.use);
  let ada: Visitor;
  beforeEach(() => {
    ada = store.visitor();
  });

  const idOf = async (slug: string) => (await ada.products.get(slug)).id ?? '';

  it('prices a variation by its plan', async () => {
    const kit = await ada.products.get('dome-and-filter-kit');
    const priceOf = (...[option]: [unknown?]) =>
      Reflect.apply(ada.products.variation, ada.products, [kit, {}, option]);
    expect(priceOf()).toMatchObject({ price: 29 });
    expect(priceOf('standard')).toMatchObject({ price: 29 });
    expect(priceOf('subscription')).toMatchObject({ price: 24 });
    expect(priceOf({ type: 'subscription', plan: 'every-6-months' })).toMatchObject({ price: 26 });
    expect(() => priceOf({ type: 'subscription', plan: 'weekly' })).toThrow();
  });

  it('describes plans in the shape of the wire', async () => {
    const [kit, care] = await Promise.all(
      ['dome-and-filter-kit', 'care-plan'].map((slug) => ada.products.get(slug)),
    );
    const quarterly = { interval: 'monthly', interval_count: 3 };
    expect(kit?.purchase_options).toMatchObject({
      standard: { price: 29 },
      subscription: {
        plans: [
          {
            id: 'every-3-months',
            name: 'Every 3 months',
            price: 24,
            billing_schedule: quarterly,
            order_schedule: quarterly,
          },
          { id: 'every-6-months', price: 26 },
        ],
      },
    });
    expect(care).toMatchObject({ delivery: 'subscription', tags: ['services'], virtual: true });
    expect(care?.purchase_options).not.toHaveProperty('standard');
    expect(care?.purchase_options?.subscription?.plans?.[0]).not.toHaveProperty('order_schedule');
  });

  it.each([
    ['subscription', 'every-3-months', 24],
    [{ type: 'subscription', plan_id: 'every-6-months' }, 'every-6-months', 26],
    [{ plan_id: 'every-6-months' }, 'every-6-months', 26],
  ])('a line bought by %j carries its plan', async (purchaseOption, planId, price) => {
    const item = { product_id: await idOf('dome-and-filter-kit'), purchase_option: purchaseOption };
    const cart = await Reflect.apply(ada.cart.addItem, ada.cart, [item]);
    expect(cart).toMatchObject({
      subscription_delivery: true,
      shipment_delivery: true,
      sub_total: price,
      items: [
        {
          delivery: 'shipment',
          price,
          purchase_option: {
            type: 'subscription',
            plan_id: planId,
            plan_name: expect.any(String) as string,
            price,
            billing_schedule: { interval: 'monthly' },
            order_schedule: { interval: 'monthly' },
          },
        },
      ],
    });
  });

  it.each([
    ['standard-charger', 'subscription', 'items.purchase_option'],
    ['standard-charger', 'trial', 'items.purchase_option'],
    ['care-plan', 'standard', 'items.purchase_option'],
    [
      'dome-and-filter-kit',
      { type: 'subscription', plan_id: 'x' },
      'items.purchase_option.plan_id',
    ],
  ])('%s by %j is refused softly', async (slug, purchaseOption, field) => {
    const item = { product_id: await idOf(slug), purchase_option: purchaseOption };
    const answer = await Reflect.apply(ada.cart.addItem, ada.cart, [item]);
    expect(Object.keys(Reflect.get(answer, 'errors'))).toEqual([field]);
  });

  it('a cart of a care plan alone ships nothing', async () => {
    await ada.cart.addItem({ product_id: await idOf('care-plan'), quantity: 1 });
    const cart = await ada.cart.update({
      shipping: { country: 'CA', service: 'priority_shipping' },
    });
    expect(cart).toMatchObject({
      shipment_delivery: false,
      subscription_delivery: true,
      shipment_total: 0,
      grand_total: 129,
      items: [{ delivery: 'subscription' }],
    });
    expect(cart).not.toHaveProperty('shipment_rating');
  });

  it('a stored cart from before plans still reads', async () => {
    await ada.cart.addItem({ product_id: await idOf('standard-charger'), quantity: 1 });
    await store.db.query(
      `update carts set state = jsonb_set(state, '{lines,0}', (state->'lines'->0) - 'isShipped')`,
    );
    expect(await ada.cart.get()).toMatchObject({
      shipment_delivery: true,
      items: [{ delivery: 'shipment', purchase_option: { type: 'standard' } }],
    });
  });
});
