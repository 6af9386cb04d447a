import type { Database } from '@/server/db/database';
import { testDatabases } from '@/testing/shops/database';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';
import type { CatalogueSnapshot } from './catalogue-snapshot';
import { seedCommerce } from '../seed/seed-commerce';

/** A cache whose every read is late enough to ask the database. */
function impatientCache(db: Database): CatalogueCache {
  let time = 0;
  return createCatalogueCache(db, () => new Date((time += 2000)));
}

const idOf = (snapshot: CatalogueSnapshot, slug: string) =>
  snapshot.productsBySlug.get(slug)?.id ?? '';
const levelOf = (snapshot: CatalogueSnapshot, itemId: string) => snapshot.stock.levelOf(itemId);

const addStock = (db: Database, itemId: string, level: number) =>
  db.query('insert into catalogue_stock (item_id, level) values ($1, $2)', [itemId, level]);
const setLevel = `update catalogue_stock set level = $2 where item_id = $1`;

describe.each(testDatabases())('the catalogue in memory on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
  });

  async function opened() {
    const cache = impatientCache(shop.db);
    const snapshot = await cache.snapshot();
    const [one, other] = [idOf(snapshot, 'standard-charger'), idOf(snapshot, 'stream-line-tv')];
    await addStock(shop.db, one, 9);
    await addStock(shop.db, other, 9);
    return { cache, snapshot: await cache.snapshot(), one, other };
  }

  test('a sale makes another object of what was sold, and of nothing else', async () => {
    const { cache, snapshot, one, other } = await opened();
    const [before, untouched] = [one, other].map((id) => snapshot.productsById.get(id));
    await shop.db.query(setLevel, [one, 8]);
    const after = await cache.snapshot();
    expect(after).toBe(snapshot);
    expect(after.productsById.get(one)).not.toBe(before);
    expect(after.productsById.get(one)?.stock).toEqual({ isTracked: true, level: 8 });
    expect(after.productsById.get(other)).toBe(untouched);
    expect(after.inCurrency('CAD').productsById.get(one)?.stock).toMatchObject({ level: 8 });
  });

  test('a changed product is read, come, moved and gone ones too, and no other', async () => {
    const { cache, snapshot, one } = await opened();
    await shop.db.script(`
      update catalogue_products set data = data || '{"price": 1}' where slug = 'standard-charger';
      update catalogue_products set sort = -1 where slug = 'remote-mini-pocket';
      update catalogue_products set is_active = false where slug = 'dry-clean-charger';
      insert into catalogue_products (id, slug, sort, data)
        select 'new', 'new', 1000, data || '{"id": "new", "slug": "new"}' from catalogue_products
        where slug = 'stream-line-tv';
      delete from catalogue_products where slug = 'pure-portable-charger';`);
    const after = await cache.snapshot();
    const slugs = after.shelf.map(({ slug }) => slug);
    expect(slugs).toHaveLength(snapshot.shelf.length - 1);
    expect([slugs[0], slugs.at(-1)]).toEqual(['remote-mini-pocket', 'new']);
    expect(slugs).not.toContain('dry-clean-charger');
    expect(slugs).not.toContain('pure-portable-charger');
    expect(after.productsById.get(one)?.price).toBe(1);

    await shop.db.query(`update catalogue_products set sort = 2000 where slug = 'new'`);
    const moved = await cache.snapshot();
    expect(moved.shelf.slice(0, -1)).toEqual(after.shelf.slice(0, -1));
    expect(moved.shelf.filter((product) => !after.shelf.includes(product))).toHaveLength(1);
  });

  test('more changes at once than are read one by one', async () => {
    const { cache } = await opened();
    const copies = `insert into catalogue_products (id, slug, sort, data)
      select 'copy_' || n, 'copy-' || n, 1000 + n, data || jsonb_build_object('id', 'copy_' || n, 'slug', 'copy-' || n)
      from catalogue_products, generate_series(1, 2500) n where slug = 'stream-line-tv'`;
    await shop.db.query(copies);
    const { shelf } = await cache.snapshot();
    expect(shelf.slice(8).map(({ slug }) => slug)).toEqual(
      Array.from({ length: 2500 }, (_, index) => `copy-${index + 1}`),
    );
  });

  test('what is no longer counted, or was deleted, is not there any more', async () => {
    const { cache, one, other } = await opened();
    await shop.db.query('delete from catalogue_stock where item_id = $1', [one]);
    const after = await cache.snapshot();
    expect([levelOf(after, one), levelOf(after, other)]).toEqual([undefined, 9]);
    await shop.db.query('truncate catalogue_stock');
    expect(levelOf(await cache.snapshot(), other)).toBeUndefined();
  });

  test('a sale that is told late does not hide a later one for longer than until the next look', async () => {
    const { cache, one } = await opened();
    await shop.db.query(setLevel, [one, 3]);
    await cache.snapshot();
    cache.stockChanged(new Map([[one, 5]]));
    expect(levelOf(await cache.snapshot(), one)).toBe(3);
  });

  test('what a transaction sees of its own sales is not believed', async () => {
    const { cache, one } = await opened();
    const undone = shop.db.transaction(async (tx) => {
      await tx.query(setLevel, [one, 1]);
      expect(levelOf(await cache.atVersion(0, tx), one)).toBe(9);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(levelOf(await cache.snapshot(), one)).toBe(9);
  });
});

const onPostgres = testDatabases().filter(({ kind }) => kind === 'postgres');

describe.each(onPostgres)('several processes on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
  });

  test('a sale that began first and was written last is seen', async () => {
    const cache = impatientCache(shop.db);
    await addStock(shop.db, 'slow', 9);
    await addStock(shop.db, 'quick', 9);
    await cache.snapshot();
    await shop.db.transaction(async (slow) => {
      await slow.query(setLevel, ['slow', 8]);
      await shop.db.query(setLevel, ['quick', 8]);
      // Reads twice, so that the second read begins after everything that the quick cache wrote.
      await cache.snapshot();
      const between = await cache.snapshot();
      expect([levelOf(between, 'slow'), levelOf(between, 'quick')]).toEqual([9, 8]);
    });
    const after = await cache.snapshot();
    expect([levelOf(after, 'slow'), levelOf(after, 'quick')]).toEqual([8, 8]);
  });
});
