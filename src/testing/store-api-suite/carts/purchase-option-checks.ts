import type { Product } from 'swell-js';
import { charger } from '../../http-shopper/goods';
import { add, addAnyhow } from '../purchase';
import { softFields } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

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
  });
}
