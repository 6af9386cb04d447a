import { pino } from 'pino';
import { cents } from '@/domain/money';
import type { NewCoupon } from '@/server/commerce/admin-commerce';
import { createJobQueue } from '@/server/jobs/queue';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, prepareTestJobs, taken } from '@/testing/shops/engine';
import { createClockedEngine, createTestClock } from '@/testing/shops/subscriber';
import type { Engine } from '../engine';
import { seedCommerce } from '../seed/seed-commerce';

const first = { page: 1, pageSize: 25, search: '', state: '' };

const spring: NewCoupon = {
  code: 'SPRING-25',
  name: 'Spring',
  discount: { kind: 'percent', basisPoints: 2500 },
  validFrom: null,
  validUntil: null,
  maximumUses: null,
  isOncePerAccount: false,
  minimumSubTotals: {},
};

describe.each(testDatabases())(
  'the admin catalogue, coupons, gift cards and subscriptions on $kind',
  ({ use }) => {
    const shop = use(async (db) => {
      await prepareTestJobs(db);
      await seedCommerce(db);
    });
    let engine: Engine;
    let ada: ReturnType<typeof createVisitor>;
    beforeEach(() => {
      engine = createTestEngine(shop.db);
      ada = createVisitor(engine);
    });

    test('a coupon counts from when it is made until it is ended, and its code is taken once', async () => {
      const { coupons } = engine.adminCommerce;
      const made = await coupons.create(spring);
      if (!made.ok) throw new Error(made.code);
      expect(await coupons.create({ ...spring, code: 'spring25' })).toEqual({
        ok: false,
        code: 'code_taken',
      });
      await ada.add('standard-charger');
      const cart = taken(await engine.carts.applyCoupon(ada.request(), 'spring25'));
      expect(cart.totals.discountTotal).toBe(3_725);

      expect(await coupons.end(made.coupon.id)).toMatchObject({ isActive: false });
      expect((await engine.carts.find(ada.request()))?.totals.discountTotal).toBe(0);
      const ended = await coupons.page({ ...first, sort: 'code', state: 'ended' });
      expect(ended).toMatchObject({ count: 1, results: [{ code: 'SPRING-25' }] });
      const found = await coupons.page({ ...first, sort: 'code', search: 'wel' });
      expect(found.results.map(({ code }) => code)).toEqual(['WELCOME10']);
      expect(await coupons.end('nothing')).toBeNull();
    });

    test('a gift card pays by the code that is told once, until it is ended', async () => {
      const { giftCards } = engine.adminCommerce;
      const { card, code } = await giftCards.create({ amount: cents(2_000), currency: 'USD' });
      await ada.add('standard-charger');
      const cart = taken(await engine.carts.applyGiftCard(ada.request(), code));
      expect(cart.totals.giftCardUsed).toBe(2_000);

      const { results } = await giftCards.page({
        ...first,
        sort: '-createdAt',
        search: card.last4,
      });
      expect(results).toEqual([card]);
      expect(JSON.stringify(results)).not.toContain(code.replaceAll('-', ''));
      await giftCards.end(card.id);
      expect((await engine.carts.find(ada.request()))?.totals.giftCardUsed).toBe(0);
    });

    test('the shelf shows what is sold at which prices; of two who change it the second is told', async () => {
      const catalogue = { ...first, sort: 'shop', stock: '' };
      const { results } = await engine.adminCommerce.catalogue.page({
        ...catalogue,
        stock: 'counted',
      });
      expect(results).toHaveLength(1);
      const [scarce] = results;
      if (!scarce) throw new Error('The seed counts nothing');
      expect(scarce).toMatchObject({ slug: 'charge-go', stock: 5, isActive: true });

      const { slug, version, stock } = scarce;
      const change = {
        variantId: scarce.variantId ?? undefined,
        prices: [
          { currency: 'USD' as const, amount: 70_000 },
          { currency: 'CAD' as const, amount: 95_000, saleAmount: 90_000 },
        ],
        stock: 0,
        seen: { updatedAt: version, stock },
      };
      expect(await engine.catalogue.change(slug, change)).toEqual({ ok: true, value: 'changed' });
      expect(await engine.catalogue.change(slug, change)).toEqual({ ok: true, value: 'stale' });
      expect(
        await engine.adminCommerce.catalogue.page({ ...catalogue, stock: 'out' }),
      ).toMatchObject({
        count: 1,
        results: [
          {
            id: scarce.id,
            prices: { USD: { price: 70_000 }, CAD: { price: 95_000, salePrice: 90_000 } },
          },
        ],
      });
      const charger = await engine.adminCommerce.catalogue.page({
        ...catalogue,
        search: 'charger standard',
      });
      expect(charger.results.map((item) => item.slug)).toEqual(['standard-charger']);
    });

    test('a sale meanwhile is seen: stock is not set back to what was on the screen', async () => {
      const [scarce] = (
        await engine.adminCommerce.catalogue.page({ ...first, sort: 'shop', stock: 'counted' })
      ).results;
      if (!scarce) throw new Error('The seed counts nothing');
      await shop.db.query('update catalogue_stock set level = level - 1');
      const seen = { updatedAt: scarce.version, stock: scarce.stock };
      const change = { variantId: scarce.variantId ?? undefined, stock: 9, seen };
      expect(await engine.catalogue.change(scarce.slug, change)).toMatchObject({ value: 'stale' });
    });

    test('a plan is found, paused and ended by the rules of its owner, who is told', async () => {
      const clock = createTestClock('2026-11-21T15:00:00Z');
      const queue = createJobQueue({ db: shop.db, log: pino({ level: 'silent' }) });
      const clocked = createClockedEngine(shop.db, queue, clock);
      const owner = await clocked.customer('ada@example.ca');
      await owner.subscribe([{ slug: 'dome-and-filter-kit', planId: 'every-3-months' }]);
      const { subscriptions } = clocked.engine.adminCommerce;
      const asked = { page: 1, pageSize: 25, sort: '-number', status: 'active' };
      const { count, results } = await subscriptions.page({ ...asked, search: 'Ada@example.ca' });
      expect(count).toBe(1);
      const [line] = results;
      if (!line) throw new Error('The plan is not listed');
      expect(line).toMatchObject({ email: 'ada@example.ca', status: 'active' });
      expect(await subscriptions.page({ ...asked, search: line.number })).toMatchObject({
        count: 1,
      });
      expect(await subscriptions.page({ ...asked, search: 'eve@example.ca' })).toEqual({
        count: 0,
        results: [],
      });

      const found = await subscriptions.find(line.id);
      const orderId = found?.subscription.orderId ?? '';
      expect(await subscriptions.begunBy(orderId)).toEqual([
        { id: line.id, number: line.number, status: 'active' },
      ]);
      expect(await subscriptions.begunBy('another order')).toEqual([]);
      expect(found?.invoices).toHaveLength(1);
      const version = found?.subscription.updatedAt ?? '';
      clock.set('2026-11-21T16:00:00Z');
      const paused = await subscriptions.move(line.id, version, { do: 'pause', until: null });
      expect(paused).toMatchObject({ ok: true, subscription: { status: 'paused' } });
      expect(await subscriptions.move(line.id, version, { do: 'cancel' })).toEqual({
        ok: false,
        code: 'subscription_changed',
      });
      const now = (await subscriptions.find(line.id))?.subscription.updatedAt ?? '';
      expect(await subscriptions.move(line.id, now, { do: 'cancel' })).toMatchObject({ ok: true });
      expect(await subscriptions.begunBy(orderId)).toEqual([]);
      expect(
        await shop.db.query(
          `select 1 from pgboss.job where name = 'send-subscription-news' and data ->> 'news' = 'canceled'`,
        ),
      ).toHaveLength(1);
    });
  },
);
