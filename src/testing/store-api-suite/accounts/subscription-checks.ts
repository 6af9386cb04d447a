import type { Product } from 'swell-js';
import { charger, home } from '../../http-shopper/goods';
import { add, cardToken, inCents, newEmail } from '../purchase';
import { isRefused, refusalOf, refused } from '../refusals';
import type { Shopper } from '../shopper';
import type { Store } from '../store';

const statuses = [
  'pending',
  'active',
  'trial',
  'pastdue',
  'unpaid',
  'canceled',
  'paid',
  'complete',
  'draft',
  'paused',
];

/** Contract 11: subscriptions and their invoices. */
export function subscriptionChecks(store: Store): void {
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

  const member = async () => {
    const shopper = await store.shopper();
    await shopper.account.create({ email: newEmail(), password: 'long enough' });
    return shopper;
  };

  const subscribed = async () => {
    const shopper = await member();
    const { slug } = await planned(shopper);
    await add(shopper, slug, { purchase_option: 'subscription' });
    await shopper.cart.update({
      shipping: { ...home, service: 'priority_shipping' },
      billing: { ...home, method: 'card', card: { token: await cardToken(shopper) } },
    });
    const order = await shopper.cart.submitOrder();
    const list = await shopper.subscriptions.list();
    return { shopper, order, id: list.results[0]?.id ?? '' };
  };

  describe('11 subscriptions', () => {
    test('11 an order with a plan opens a subscription', async () => {
      const { shopper, order, id } = await subscribed();
      expect(order).toMatchObject({ paid: true });
      expect(await shopper.subscriptions.get(id)).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        account_id: expect.any(String),
        product_id: expect.any(String),
        plan_id: expect.any(String),
        quantity: 1,
        price: expect.any(Number),
        currency: 'USD',
        active: true,
        canceled: false,
        date_period_start: expect.stringMatching(/Z$/),
        date_period_end: expect.stringMatching(/Z$/),
        billing_schedule: { interval: expect.any(String) },
      });
    });

    test('11 the status is one of the known ones', async () => {
      const { shopper } = await subscribed();
      const [first] = (await shopper.subscriptions.list()).results;
      expect(statuses).toContain(first?.status);
    });

    test('11 the list is an envelope of the own ones', async () => {
      expect(await (await member()).subscriptions.list()).toMatchObject({ count: 0, results: [] });
      const { shopper } = await subscribed();
      expect(await shopper.subscriptions.list()).toMatchObject({ count: 1, page: 1 });
    });

    test('11 an unknown one is null, a change of it 404', async () => {
      const shopper = await member();
      expect(await shopper.subscriptions.get('none')).toBeNull();
      expect(await refusalOf(shopper.subscriptions.update('none', { quantity: 2 }))).toEqual(
        refused(404, 'not_found_error'),
      );
    });

    test("11 another account's reads as missing and cannot be changed", async () => {
      const { shopper, id } = await subscribed();
      const stranger = await member();
      expect(await stranger.subscriptions.get(id)).toBeNull();
      expect(await refusalOf(stranger.subscriptions.update(id, { canceled: true }))).toEqual(
        refused(404, 'not_found_error'),
      );
      expect(await shopper.subscriptions.get(id)).toMatchObject({ canceled: false });
    });

    test('11 it is paused and resumed', async () => {
      const { shopper, id } = await subscribed();
      expect(await shopper.subscriptions.update(id, { paused: true })).toMatchObject({
        status: 'paused',
      });
      const resumed = await shopper.subscriptions.update(id, { paused: false });
      expect(resumed).toMatchObject({ status: 'active' });
    });

    test('11 it is paused until a day', async () => {
      const { shopper, id } = await subscribed();
      const date_pause_end = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString();
      expect(
        await shopper.subscriptions.update(id, { paused: true, date_pause_end }),
      ).toMatchObject({ status: 'paused', date_pause_end });
    });

    test('11 cancel_at_end lets it run to the end of the period', async () => {
      const { shopper, id } = await subscribed();
      expect(await shopper.subscriptions.update(id, { cancel_at_end: true })).toMatchObject({
        cancel_at_end: true,
        canceled: false,
        active: true,
      });
    });

    test('11 it is canceled', async () => {
      const { shopper, id } = await subscribed();
      expect(await shopper.subscriptions.update(id, { canceled: true })).toMatchObject({
        canceled: true,
        active: false,
        status: 'canceled',
        date_canceled: expect.stringMatching(/Z$/),
      });
    });

    test('11 the quantity changes', async () => {
      const { shopper, id } = await subscribed();
      expect(await shopper.subscriptions.update(id, { quantity: 3 })).toMatchObject({
        quantity: 3,
      });
    });

    test.each([{ quantity: -1 }, { quantity: 1.5 }, { plan_id: 'none' }])(
      '11 the change %j is refused, and nothing changes',
      async (change) => {
        const { shopper, id } = await subscribed();
        const before = await shopper.subscriptions.get(id);
        const answer = await shopper.sendJson('PUT', `/api/subscriptions/${id}`, change);
        expect(await isRefused(answer)).toBe(true);
        expect(await shopper.subscriptions.get(id)).toMatchObject({
          quantity: before?.quantity,
          plan_id: before?.plan_id,
        });
      },
    );

    test("11 prices, owner and state are not the client's to set", async () => {
      const { shopper, id } = await subscribed();
      const before = await shopper.subscriptions.get(id);
      const change = { price: 0, account_id: 'someone', grand_total: 0, status: 'paid' };
      const answer = await shopper.sendJson('PUT', `/api/subscriptions/${id}`, change);
      expect(answer.status).toBeLessThan(500);
      expect(await shopper.subscriptions.get(id)).toMatchObject({
        price: before?.price,
        account_id: before?.account_id,
        status: before?.status,
      });
    });

    test('11 its totals are those of the next invoice, the coupon taken off', async () => {
      const { shopper, id } = await subscribed();
      const before = await shopper.subscriptions.get(id);
      await shopper.subscriptions.update(id, { quantity: 2, ...{ coupon_code: 'WELCOME10' } });
      const after = await shopper.subscriptions.get(id);
      expect(inCents(after?.sub_total)).toBe(2 * inCents(before?.price));
      expect(inCents(after?.discount_total)).toBeGreaterThan(0);
      expect(inCents(after?.grand_total)).toBe(
        inCents(after?.sub_total) - inCents(after?.discount_total) + inCents(after?.tax_total),
      );
    });

    test('11 items are added, replaced, changed and removed; each call answers the subscription', async () => {
      const { shopper, id } = await subscribed();
      const { id: product_id = '' } = await shopper.products.get(charger);
      const added = await shopper.subscriptions.addItem(id, { product_id, quantity: 2 });
      expect(added).toMatchObject({ id, items: [{ quantity: 2 }] });
      const item = String(Reflect.get(Object(Reflect.get(added, 'items')[0]), 'id'));
      expect(await shopper.subscriptions.updateItem(id, item, { quantity: 5 })).toMatchObject({
        id,
        items: [{ id: item, quantity: 5 }],
      });
      expect(await shopper.subscriptions.setItems(id, [{ product_id }])).toMatchObject({
        id,
        items: [{ quantity: 1 }],
      });
      const last = await shopper.subscriptions.get(id);
      expect(await shopper.subscriptions.removeItem(id, last?.items?.[0]?.id ?? '')).toMatchObject({
        id,
        items: [],
      });
    });

    test('11 an unknown item is 404', async () => {
      const { shopper, id } = await subscribed();
      for (const call of [
        () => shopper.subscriptions.updateItem(id, 'none', { quantity: 2 }),
        () => shopper.subscriptions.removeItem(id, 'none'),
      ]) {
        expect(await refusalOf(call())).toEqual(refused(404, 'not_found_error'));
      }
    });

    test('11 an item of an unknown product is refused', async () => {
      const { shopper, id } = await subscribed();
      const sent = { product_id: 'none' };
      const answer = await shopper.sendJson('POST', `/api/subscriptions/${id}/items`, sent);
      expect(await isRefused(answer)).toBe(true);
    });

    test('11 a bare list replaces the items, anything else is refused', async () => {
      const { shopper, id } = await subscribed();
      const answer = await shopper.sendJson('PUT', `/api/subscriptions/${id}/items`, { items: [] });
      expect(await isRefused(answer)).toBe(true);
    });

    test('11 create needs a product that is sold by plan', async () => {
      const shopper = await member();
      for (const sent of [{}, { product_id: 'none' }]) {
        expect(await isRefused(await shopper.sendJson('POST', '/api/subscriptions', sent))).toBe(
          true,
        );
      }
      const { id: product_id } = await shopper.products.get(charger);
      const plan_id = 'none';
      const answer = await shopper.sendJson('POST', '/api/subscriptions', { product_id, plan_id });
      expect(await isRefused(answer)).toBe(true);
    });

    test('11 create opens one on a saved card', async () => {
      const shopper = await member();
      const { id: product_id, plan } = await planned(shopper);
      await shopper.account.createAddress(home);
      await shopper.account.createCard({ token: await cardToken(shopper) });
      const made = await shopper.subscriptions.create({ product_id, plan_id: plan.id });
      expect(made).toMatchObject({ product_id, plan_id: plan.id });
      expect(await shopper.subscriptions.list()).toMatchObject({ count: 1 });
    });
  });

  describe('11 invoices', () => {
    test('11 a subscription that was paid has an invoice', async () => {
      const { shopper, id } = await subscribed();
      const list = await shopper.invoices.list();
      expect(list).toMatchObject({
        count: 1,
        results: [
          {
            id: expect.stringMatching(/^[\w-]+$/),
            number: expect.any(String),
            status: 'paid',
            paid: true,
            grand_total: expect.any(Number),
            subscription_id: id,
          },
        ],
      });
      expect(await shopper.invoices.get(list.results[0]?.id ?? '')).toMatchObject({
        id: list.results[0]?.id,
      });
    });

    test('11 without subscriptions the list is empty, an unknown one null', async () => {
      const { invoices } = await member();
      expect(await invoices.list()).toMatchObject({ count: 0, results: [] });
      expect(await invoices.get('none')).toBeNull();
    });

    test("11 another account's invoice reads as missing", async () => {
      const { shopper } = await subscribed();
      const [invoice] = (await shopper.invoices.list()).results;
      expect(await (await member()).invoices.get(invoice?.id ?? '')).toBeNull();
    });
  });
}
