import { toPageProduct } from '@/domain/catalogue/catalogue';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, taken } from '@/testing/shops/engine';
import { seedCommerce } from '../seed/seed-commerce';

describe.each(testDatabases())('changing a product on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
  });

  test('a price counts at once for readers and carts, on its own list only', async () => {
    const engine = createTestEngine(shop.db);
    const visitor = createVisitor(engine);
    await visitor.add('standard-charger');
    const before = await engine.catalogue.snapshot();
    const price = { currency: 'USD' as const, amount: 15_900, saleAmount: 13_900 };
    taken(await engine.catalogue.change('standard-charger', { prices: [price] }));
    const after = await engine.catalogue.snapshot();
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.productsBySlug.get('standard-charger')).toMatchObject({
      price: 15_900,
      salePrice: 13_900,
    });
    expect(after.inCurrency('CAD').productsBySlug.get('standard-charger')?.price).toBe(19_900);
    expect((await engine.carts.find(visitor.request()))?.totals.subTotal).toBe(13_900);
  });

  test('one variant, its stock, and the whole product', async () => {
    const engine = createTestEngine(shop.db);
    const aid = (await engine.catalogue.snapshot()).productsBySlug.get('charge-go');
    const [variant] = aid?.variants ?? [];
    if (!variant) throw new Error('The seed has no variants');
    const price = { currency: 'CAD' as const, amount: 111_100 };
    taken(
      await engine.catalogue.change('charge-go', {
        variantId: variant.id,
        prices: [price],
        stock: 0,
      }),
    );
    const changed = (await engine.catalogue.snapshot()).inCurrency('CAD');
    const [first, second] = changed.productsBySlug.get('charge-go')?.variants ?? [];
    expect(first).toMatchObject({ price: 111_100, stock: { isTracked: true, level: 0 } });
    expect(second?.price).not.toBe(111_100);

    taken(await engine.catalogue.change('charge-go', { isActive: false }));
    expect((await engine.catalogue.snapshot()).productsBySlug.has('charge-go')).toBe(false);
  });

  test('facts of a hearing aid change by their attributes, and pages are told the new ones', async () => {
    const engine = createTestEngine(shop.db);
    const attributes = { battery_hours: 30, in_the_box: [], water_rating: null };
    taken(await engine.catalogue.change('charge-go', { attributes }));
    const aid = (await engine.catalogue.snapshot()).productsBySlug.get('charge-go');
    if (!aid) throw new Error('The seed has no hearing aid');
    expect(toPageProduct(aid).facts).toMatchObject({
      ...{ batteryHours: 30, inTheBox: [], waterRating: null },
      weightGrams: 2.4,
    });
  });

  test('what does not exist is refused', async () => {
    const engine = createTestEngine(shop.db);
    expect(await engine.catalogue.change('nope', {})).toMatchObject({ code: 'product_not_found' });
    const change = { variantId: 'nope', stock: 1 };
    expect(await engine.catalogue.change('charge-go', change)).toMatchObject({
      code: 'variant_not_found',
    });
    expect(await shop.db.query(`select 1 from catalogue_stock where item_id = 'nope'`)).toEqual([]);
  });
});
