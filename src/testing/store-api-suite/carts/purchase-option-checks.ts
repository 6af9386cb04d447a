import type { Product } from 'swell-js';
import { charger } from '../../http-shopper/goods';
import { add, addAnyhow } from '../purchase';
import { softFields } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

/** Sold once, every 3 months and every 6 months. */
const kit = 'dome-and-filter-kit';

/** Sold by subscription only, and never shipped. */
const care = 'care-plan';

/** Contract 9.10: purchase options. */
export function purchaseOptionChecks(store: Store): void {
  const plansOf = (product: Product | undefined) =>
    product?.purchase_options?.subscription?.plans ?? [];

  /** Finds a product that is sold once and on a plan, whatever its name in the seed. */
  const planned = async (shopper: Shopper) => {
    const { results } = await shopper.products.list({ limit: 100 });
    const product = results.find(
      (one) => plansOf(one).length > 0 && one.purchase_options?.standard,
    );
    const [plan] = plansOf(product);
    if (!product || !plan) throw new Error('No product is sold by subscription');
    return { slug: product.slug ?? '', id: product.id ?? '', product, plan };
  };

  describe('9.10 purchase options', () => {
    test('9.10 plans have id, name, price and schedules', async () => {
      const { plan } = await planned(await store.shopper());
      expect(plan).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        name: expect.any(String),
        price: expect.any(Number),
        billing_schedule: { interval: expect.any(String), interval_count: expect.any(Number) },
      });
      expect(plan).toHaveProperty('order_schedule');
    });

    test.each<[string, (planId: string) => unknown]>([
      ["'subscription', which takes the first plan", () => 'subscription'],
      ['{ type } without plan', () => ({ type: 'subscription' })],
      ['{ type, plan_id }', (plan_id) => ({ type: 'subscription', plan_id })],
    ])('9.10 %s', async (_, option) => {
      const shopper = await store.shopper();
      const { slug, plan } = await planned(shopper);
      const cart = await add(shopper, slug, { purchase_option: option(plan.id ?? '') });
      expect(cart).toMatchObject({ subscription_delivery: true });
      expect(cart.items[0]?.purchase_option).toMatchObject({
        type: 'subscription',
        plan_id: plan.id,
        plan_name: plan.name,
        price: plan.price,
        billing_schedule: { interval: expect.any(String) },
      });
      expect(cart.items[0]?.purchase_option).toHaveProperty('order_schedule');
    });

    test('9.10 a plan that is shipped says how often, a service does not', async () => {
      const { products } = await store.shopper();
      const quarterly = { interval: 'monthly', interval_count: 3 };
      expect((await products.get(kit)).purchase_options).toMatchObject({
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
      const service = await products.get(care);
      expect(service).toMatchObject({
        delivery: 'subscription',
        tags: ['services'],
        virtual: true,
      });
      expect(service.purchase_options).not.toHaveProperty('standard');
      expect(plansOf(service)[0]).not.toHaveProperty('order_schedule');
    });

    test.each<[unknown, string, number]>([
      ['subscription', 'every-3-months', 24],
      [{ type: 'subscription', plan_id: 'every-6-months' }, 'every-6-months', 26],
      [{ plan_id: 'every-6-months' }, 'every-6-months', 26],
    ])('9.10 a line bought by %j carries its plan', async (purchase_option, plan_id, price) => {
      expect(await add(await store.shopper(), kit, { purchase_option })).toMatchObject({
        subscription_delivery: true,
        shipment_delivery: true,
        sub_total: price,
        items: [
          {
            delivery: 'shipment',
            price,
            purchase_option: {
              type: 'subscription',
              plan_id,
              plan_name: expect.any(String),
              price,
              billing_schedule: { interval: 'monthly' },
              order_schedule: { interval: 'monthly' },
            },
          },
        ],
      });
    });

    test('9.10 a cart with nothing but a service ships nothing', async () => {
      const shopper = await store.shopper();
      await add(shopper, care);
      const shipping = { country: 'CA', service: 'priority_shipping' };
      const cart = await shopper.cart.update({ shipping });
      expect(cart).toMatchObject({
        shipment_delivery: false,
        subscription_delivery: true,
        shipment_total: 0,
        grand_total: 129,
        items: [{ delivery: 'subscription' }],
      });
      expect(cart).not.toHaveProperty('shipment_rating');
    });

    test("9.10 'standard' is buying once", async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, charger, { purchase_option: 'standard' });
      expect(cart).toMatchObject({ subscription_delivery: false });
      expect(cart.items[0]?.purchase_option).toMatchObject({ type: 'standard' });
    });

    test('9.3 another purchase option is another line', async () => {
      const shopper = await store.shopper();
      const { slug } = await planned(shopper);
      await add(shopper, slug, { purchase_option: 'standard' });
      const cart = await add(shopper, slug, { purchase_option: 'subscription' });
      expect(cart.items).toHaveLength(2);
    });

    test('9.3 an unknown plan is errors["items.purchase_option.plan_id"]', async () => {
      const shopper = await store.shopper();
      const { slug } = await planned(shopper);
      const answer = await addAnyhow(shopper, slug, {
        purchase_option: { type: 'subscription', plan_id: 'none' },
      });
      expect(softFields(answer)).toEqual(['items.purchase_option.plan_id']);
    });

    test('9.3 a plan of a product without plans is not sold', async () => {
      const answer = await addAnyhow(await store.shopper(), charger, {
        purchase_option: { type: 'subscription', plan_id: 'none' },
      });
      expect(softFields(answer)[0]).toMatch(/^items\.purchase_option/);
    });

    test.each([
      [charger, 'subscription'],
      [charger, 'trial'],
      [care, 'standard'],
    ])('9.3 %s by %j is errors["items.purchase_option"]', async (slug, purchase_option) => {
      const answer = await addAnyhow(await store.shopper(), slug, { purchase_option });
      expect(softFields(answer)).toEqual(['items.purchase_option']);
    });

    test('7.2 variation() finds the plan and its price', async () => {
      const shopper = await store.shopper();
      const { product, plan } = await planned(shopper);
      const { products } = shopper;
      const option = { type: 'subscription', plan_id: plan.id };
      expect(products.variation(product, {}, option).price).toBe(plan.price);
      expect(() =>
        products.variation(product, {}, { type: 'subscription', plan: 'none' }),
      ).toThrow();
    });

    test.each<[unknown, number]>([
      [undefined, 29],
      ['standard', 29],
      ['subscription', 24],
      [{ type: 'subscription', plan: 'every-6-months' }, 26],
    ])('7.2 variation() by %j costs %d', async (option, price) => {
      const { products } = await store.shopper();
      const product = await products.get(kit);
      // The SDK's types know only options with a type.
      const variation: unknown = Reflect.apply(products.variation, products, [product, {}, option]);
      expect(variation).toMatchObject({ price });
    });
  });
}
