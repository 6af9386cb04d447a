import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/server/db/database';
import { createTestEngine } from '@/testing/shops/engine';
import { testDatabases } from '@/testing/shops/database';
import { createPageCatalogue } from '../catalogue/page-catalogue';
import { seedSnapshot } from './catalogue';
import { seedCommerce } from './seed-commerce';

describe.each(testDatabases())('the seed on $kind', ({ use }) => {
  const shop = use();

  test('fills an empty shop once, also when two processes start together', async () => {
    const filled = await Promise.all([seedCommerce(shop.db), seedCommerce(shop.db)]);
    expect(filled.toSorted()).toEqual([false, true]);
    const snapshot = await createTestEngine(shop.db).catalogue.snapshot();
    const built = seedSnapshot();
    expect(snapshot.products).toEqual(built.products);
    expect([snapshot.categories, snapshot.attributes]).toEqual([
      built.categories,
      built.attributes,
    ]);
  });

  test('gives a shop from before plans the new products once, and what its owner removes stays away', async () => {
    await seedCommerce(shop.db);
    await asBeforePlans(shop.db);
    expect(await seedCommerce(shop.db)).toBe(true);
    const { products, categories, attributes } = await createTestEngine(
      shop.db,
    ).catalogue.snapshot();
    const built = seedSnapshot();
    expect(products).toEqual(built.products);
    expect([categories, attributes]).toEqual([built.categories, built.attributes]);

    await shop.db.query(`delete from catalogue_products where slug = 'care-plan'`);
    expect(await seedCommerce(shop.db)).toBe(false);
    const later = await createTestEngine(shop.db).catalogue.snapshot();
    expect(later.productsBySlug.has('care-plan')).toBe(false);
  });
});

/** Puts the rows into the form of the first shops. */
async function asBeforePlans(db: Database): Promise<void> {
  await db.script(`
    delete from catalogue_seeds;
    delete from catalogue_products where slug in ('care-plan', 'dome-and-filter-kit');
    update catalogue_products set data = data - 'plans' - 'isSoldOnce' - 'isShipped';
    delete from catalogue_attributes where id <> 'use';
    update catalogue_products set data = data #- '{attributes,in_the_box}' #- '{attributes,fitting_range_db}';
    update catalogue_attributes set data = jsonb_set(data, '{values}', (data->'values') - 'Care');
    update catalogue_categories set data = jsonb_set(data, '{description}', '"Five things that work with every Charge-and-Go."')
      where slug = 'accessories';`);
}

describe.each(testDatabases())('a shop with names from before, on $kind', ({ use }) => {
  const shop = use();

  test('has its variants named as hosted Swell names them, once', async () => {
    await seedCommerce(shop.db);
    const names = async () => {
      const [row] = await shop.db.query<{ names: string[] }>(
        `select jsonb_path_query_array(data, '$.variants[*].name') as names
         from catalogue_products where slug = 'charge-go'`,
      );
      return row?.names ?? [];
    };
    const now = await names();
    await shop.db.script(`
      update catalogue_products set data = replace(data::text, 'Pair, ', 'Pair / ')::jsonb where slug = 'charge-go';
      delete from catalogue_seeds where name = 'comma-names'`);
    expect(await names()).not.toEqual(now);
    await seedCommerce(shop.db);
    expect(await names()).toEqual(now);
    expect(now).toContain('Premium, Pair, Graphite, Large');
  });
});

describe.each(testDatabases())('a shop from before the facts of the aid, on $kind', ({ use }) => {
  const shop = use();

  test('is given them once, and keeps what its owner wrote', async () => {
    await seedCommerce(shop.db);
    await shop.db.script(`
      delete from catalogue_attributes where id <> 'use';
      update catalogue_products set data = jsonb_set(data, '{attributes}', '{"battery_hours": 30}')
        where slug = 'charge-go';
      delete from catalogue_seeds where name = 'aid-facts'`);
    await seedCommerce(shop.db);
    const { attributes, productsBySlug } = await createTestEngine(shop.db).catalogue.snapshot();
    expect(attributes).toEqual(seedSnapshot().attributes);
    expect(productsBySlug.get('charge-go')?.attributes).toEqual({
      ...seedSnapshot().productsBySlug.get('charge-go')?.attributes,
      battery_hours: 30,
    });
  });
});

describe('the seeded catalogue', () => {
  const pages = createPageCatalogue(async () => seedSnapshot());
  const { products, productsBySlug } = seedSnapshot();
  const aid = productsBySlug.get('charge-go');

  test('has the hearing aid in 72 variants, a pair at twice one ear', () => {
    const price = (name: string) => aid?.variants.find((variant) => variant.name === name)?.price;
    expect(aid?.variants).toHaveLength(72);
    expect(price('Premium, Pair, Graphite, Large')).toBe(400_000);
    expect(price('Premium, Left ear, Graphite, Large')).toBe(200_000);
    expect(price('Basic, Right ear, Rose, Large')).toBe(75_000);
  });

  test('tracks five of one variant and nothing else', () => {
    const tracked = products.flatMap((product) =>
      [product, ...product.variants].filter(({ stock }) => stock.isTracked),
    );
    expect(tracked.map(({ name, stock }) => [name, stock])).toEqual([
      ['Basic, Right ear, Rose, Large', { isTracked: true, level: 5 }],
    ]);
  });

  test('hands pages the accessories in shop order with their prices', async () => {
    const accessories = await pages.listProducts('accessories');
    expect(accessories.map(({ slug, price }) => [slug, price])).toEqual([
      ['dry-clean-charger', 24_900],
      ['stream-line-tv', 29_900],
      ['pure-portable-charger', 19_900],
      ['standard-charger', 14_900],
      ['remote-mini-pocket', 9900],
      ['dome-and-filter-kit', 2900],
    ]);
    expect(await pages.findProduct('nope')).toBeNull();
  });

  test('every id and slug is safe in an address and used once', () => {
    const ids = products.flatMap((product) => [
      product.id,
      ...product.variants.map(({ id }) => id),
    ]);
    expect(ids.filter((id) => !/^(?=.*[a-z])[a-z0-9]{24}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('value ids are unique within the product, and every variant has one of each option', () => {
    const values = aid?.options.map((option) => option.values.map(({ id }) => id)) ?? [];
    expect(new Set(values.flat()).size).toBe(values.flat().length);
    for (const { optionValueIds } of aid?.variants ?? []) {
      expect(values.map((ids) => ids.filter((id) => optionValueIds.includes(id)).length)).toEqual([
        1, 1, 1, 1,
      ]);
    }
  });

  test('every picture exists, and a variant shows its own colour first', () => {
    for (const { images } of products) {
      for (const { url } of images) expect(existsSync(path.join('public', url))).toBe(true);
    }
    const rose = aid?.variants.find(({ name }) => name === 'Basic, Left ear, Rose, Regular');
    expect(aid?.images[rose?.imageIndexes[0] ?? 0]?.url).toBe(
      '/pictures/products/charge-go/rose-left-ear.webp',
    );
  });
});

describe.each(testDatabases())('a new shop on $kind', ({ use }) => {
  const shop = use();

  test.each([
    [true, 1],
    [false, 0],
  ])('with payments that move no money: %s, has %d gift cards', async (isSandbox, expected) => {
    await seedCommerce(shop.db, isSandbox);
    expect(await shop.db.query('select 1 from gift_cards')).toHaveLength(expected);
    expect(await shop.db.query('select 1 from coupons')).toHaveLength(2);
  });
});
