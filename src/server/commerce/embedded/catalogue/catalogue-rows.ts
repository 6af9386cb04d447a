import type { CatalogueCategory, CatalogueProduct } from '@/domain/catalogue/catalogue';
import { soldOnce, type Plan } from '@/domain/subscriptions/plan';
import type { Promotion } from '@/domain/promotion';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { catalogueProducts, catalogueStock } from '@/server/db/schema/commerce';
import type {
  LocalizedCategory,
  LocalizedProduct,
  LocalizedPromotion,
  StoredAttribute,
} from './localized';
import type { OtherPrices } from './price-lists';

/** A product as its row holds it, without the stock, which has its own table because orders change it. */
export type StoredProduct = Omit<CatalogueProduct, 'stock' | 'variants' | 'plans' | 'isActive'> & {
  variants: readonly (Omit<CatalogueProduct['variants'][number], 'stock'> & Listed)[];
  plans: readonly (Plan & Listed)[];
} & Listed &
  LocalizedProduct;

/** Rows of an older shop have one price list only. */
type Listed = { otherPrices?: OtherPrices };

/** A product at its place in the shop's order. */
export type PlacedProduct = { id: string; sort: number; product: StoredProduct };

/** The small parts of the catalogue, read as a whole with every version. */
type Surroundings = {
  categories: readonly (CatalogueCategory & LocalizedCategory)[];
  attributes: readonly StoredAttribute[];
  /** Active promotions in the order they are applied; some may not have started yet. */
  promotions: readonly (Promotion & LocalizedPromotion)[];
};

/** Everything but the stock, at one version. Products are active and in shop order. */
export type CatalogueRows = Surroundings & { version: number; products: readonly StoredProduct[] };

/** The moment up to which a reader knows the catalogue. */
export type Moment = {
  version: number;
  /** A different value means that something was deleted, so changed rows alone are not enough. */
  base: number;
  /** The oldest transaction that was running then: everything older has been seen. */
  horizon: string;
};

/** Changes since a moment, or slightly earlier: the same change may appear twice. */
export type CatalogueChanges = Moment & {
  levels: Readonly<Record<string, number>>;
  /** Null while the version is the same. */
  rows: (Surroundings & { products: readonly ChangedProduct[] }) | null;
};

/** The version as it is now. Throws when the database was never migrated. */
export async function readCatalogueVersion(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ version: number }>('select version from catalogue_state');
  if (!row) throw noState();
  return row.version;
}

/** Rows of finished transactions only, never of one that just this session sees and that may be rolled back. */
const changedSql = `changed_in >= $1::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())
  and changed_in is distinct from pg_current_xact_id_if_assigned()`;

const placedColumns = columnsOf(catalogueProducts, ['id', 'sort'], { as: { product: 'data' } });
const changedColumns = columnsOf(catalogueProducts, ['id', 'sort', 'isActive'], {
  as: { product: 'data' },
});
const stockColumns = columnsOf(catalogueStock, ['itemId', 'level']);

/** One statement, so that all of it is from one moment. It reads every change, however many there are. */
const changesSql = `select version, base, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    (select coalesce(json_object_agg(item_id, level), '{}') from (
      select item_id, level from catalogue_stock where ${changedSql}
      union select item_id, level from catalogue_stock where item_id = any($3)) changed) as levels,
    case when version <> $2 then json_build_object(
      'products', (select coalesce(json_agg(changed), '[]') from (
         select ${changedColumns}
         from catalogue_products where ${changedSql} limit $4) changed),
      'categories', (select coalesce(json_agg(data order by sort, id), '[]') from catalogue_categories),
      'attributes', (select coalesce(json_agg(data order by sort, id), '[]') from catalogue_attributes),
      'promotions', (select coalesce(json_agg(data order by sort, id), '[]') from promotions where is_active)
    ) end as rows
  from catalogue_state`;

type Lookup = {
  /** Items whose stock is wanted whether it changed or not. */
  doubtful: readonly string[];
  /** The most products to read; null for all. */
  mostProducts: number | null;
};

/** What has changed since a moment. */
export async function readChanges(
  session: SqlSession,
  { version, horizon }: Moment,
  { doubtful, mostProducts }: Lookup,
): Promise<CatalogueChanges> {
  const params = [horizon, version, doubtful, mostProducts];
  const [found] = await session.query<CatalogueChanges>(changesSql, params);
  if (!found) throw noState();
  const { rows } = found;
  if (!rows) return found;
  const products = rows.products.map((placed) => ({
    ...placed,
    product: withDefaults(placed.product),
  }));
  return { ...found, rows: { ...rows, products } };
}

/** The whole catalogue as of a moment, with some changes made while it was read. */
export type WholeCatalogue = { at: Moment; products: PlacedProduct[]; levels: Map<string, number> };

/** Rows per query: as one answer, a large catalogue would be hundreds of megabytes of text. */
const batches = { products: 1000, levels: 20_000 };

/** Reads products and levels piece by piece. `readChanges` with its moment then returns what changed meanwhile. */
export async function readWhole(session: SqlSession): Promise<WholeCatalogue> {
  const [at] = await session.query<Omit<Moment, 'version'>>(
    'select base, pg_snapshot_xmin(pg_current_snapshot())::text as horizon from catalogue_state',
  );
  if (!at) throw noState();
  const products: PlacedProduct[] = [];
  for (let after = ''; ;) {
    const rows = await session.query<PlacedProduct>(
      `select ${placedColumns} from catalogue_products
       where id > $1 and is_active order by id limit ${batches.products}`,
      [after],
    );
    for (const row of rows) products.push({ ...row, product: withDefaults(row.product) });
    if (rows.length < batches.products) break;
    after = rows.at(-1)?.id ?? after;
  }
  const levels = new Map<string, number>();
  for (let after = ''; ;) {
    const rows = await session.query<RowOf<typeof stockColumns>>(
      `select ${stockColumns} from catalogue_stock
       where item_id > $1 order by item_id limit ${batches.levels}`,
      [after],
    );
    for (const { itemId, level } of rows) levels.set(itemId, level);
    if (rows.length < batches.levels) break;
    after = rows.at(-1)?.itemId ?? after;
  }
  return { at: { ...at, version: noVersion }, products: products.toSorted(byPlace), levels };
}

/** Versions start at 1, so with this one every row counts as changed. */
const noVersion = 0;

type ChangedProduct = PlacedProduct & { isActive: boolean };

/** The products in shop order with some changed, added or removed. The others are not visited. */
export function withChanged(
  placed: readonly PlacedProduct[],
  changed: readonly ChangedProduct[],
): readonly PlacedProduct[] {
  if (changed.length === 0) return placed;
  const ids = new Set(changed.map(({ id }) => id));
  const others = placed.filter(({ id }) => !ids.has(id));
  return [...others, ...changed.filter(({ isActive }) => isActive)].toSorted(byPlace);
}

/** Products by id and by slug. */
export type ProductIndex = {
  byId: ReadonlyMap<string, StoredProduct>;
  bySlug: ReadonlyMap<string, StoredProduct>;
};

export function indexOf(products: readonly StoredProduct[]): ProductIndex {
  return {
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
  };
}

/** The index with some products changed, added or removed; the previous index is not modified. */
export function indexWithChanged(
  before: ProductIndex,
  changed: readonly ChangedProduct[],
): ProductIndex {
  const [byId, bySlug] = [new Map(before.byId), new Map(before.bySlug)];
  for (const { id } of changed) {
    bySlug.delete(byId.get(id)?.slug ?? '');
    byId.delete(id);
  }
  for (const { id, isActive, product } of changed) {
    if (!isActive) continue;
    byId.set(id, product);
    bySlug.set(product.slug, product);
  }
  return { byId, bySlug };
}

function byPlace(one: PlacedProduct, other: PlacedProduct): number {
  return one.sort - other.sort || (one.id < other.id ? -1 : 1);
}

/** Rows from before plans lack shipping and purchase options. */
const beforePlans = { isShipped: true, ...soldOnce };

function withDefaults(product: StoredProduct): StoredProduct {
  return { ...beforePlans, ...product };
}

function noState(): Error {
  return new Error('The catalogue has no state row; run the migrations.');
}
