import type { CatalogueAttribute, CatalogueCategory, CatalogueProduct } from '@/domain/catalogue';
import { soldOnce, type Plan } from '@/domain/plan';
import type { Promotion } from '@/domain/promotion';
import type { SqlSession } from '@/server/db/database';
import type { OtherPrices } from './price-lists';

/** A product as its row holds it: stock lies in a table of its own, because orders change it. */
export type StoredProduct = Omit<CatalogueProduct, 'stock' | 'variants' | 'plans' | 'isActive'> & {
  variants: readonly (Omit<CatalogueProduct['variants'][number], 'stock'> & Listed)[];
  plans: readonly (Plan & Listed)[];
} & Listed;

/** Rows of an older shop have one price list only. */
type Listed = { otherPrices?: OtherPrices };

export type StockLevels = ReadonlyMap<string, number>;

/** Everything but the stock, at one version. */
export type CatalogueRows = {
  version: number;
  products: readonly StoredProduct[];
  categories: readonly CatalogueCategory[];
  attributes: readonly CatalogueAttribute[];
  /** Those that are switched on, in the order they are applied; they may wait for their day. */
  promotions: readonly Promotion[];
};

/** The version as it is now. Throws when the database was never migrated. */
export async function readCatalogueVersion(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ version: number }>('select version from catalogue_state');
  if (!row) throw noState();
  return row.version;
}

/** Version and stock in one statement: what has to be asked to know whether memory is still right. */
export async function readVersionAndStock(
  session: SqlSession,
): Promise<{ version: number; stock: StockLevels }> {
  const [row] = await session.query<{ version: number; stock: Record<string, number> }>(
    `select version, (select coalesce(json_object_agg(item_id, level), '{}') from catalogue_stock) as stock
     from catalogue_state`,
  );
  if (!row) throw noState();
  return { version: row.version, stock: new Map(Object.entries(row.stock)) };
}

/** One statement, so that version and rows belong together. */
export async function readCatalogueRows(session: SqlSession): Promise<CatalogueRows> {
  const [row] = await session.query<CatalogueRows>(
    `select version,
       (select coalesce(json_agg(data order by sort, id), '[]') from catalogue_products where is_active) as products,
       (select coalesce(json_agg(data order by sort, id), '[]') from catalogue_categories) as categories,
       (select coalesce(json_agg(data order by sort, id), '[]') from catalogue_attributes) as attributes,
       (select coalesce(json_agg(data order by sort, id), '[]') from promotions where is_active) as promotions
     from catalogue_state`,
  );
  if (!row) throw noState();
  return { ...row, products: row.products.map(withDefaults) };
}

/** Rows from before plans say nothing of shipping and ways to buy. */
const beforePlans = { isShipped: true, ...soldOnce };

function withDefaults(product: StoredProduct): StoredProduct {
  return { ...beforePlans, ...product };
}

function noState(): Error {
  return new Error('The catalogue has no state row; run the migrations.');
}
