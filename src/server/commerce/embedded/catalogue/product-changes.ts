import type { Attributes } from '@/domain/catalogue/aid-facts';
import { cents, type CurrencyCode } from '@/domain/money';
import type { Database, SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { catalogueProducts } from '@/server/db/schema/commerce';
import type { CatalogueCache } from './catalogue-cache';
import type { StoredProduct } from './catalogue-rows';
import type { ListPrice } from './price-lists';
import type { StoreCatalogue } from '../engine';
import { transactionUnlessRefused } from '../refused';

type PriceChange = { currency: CurrencyCode; amount: number; saleAmount?: number | null };

/** A change of a product, or of one of its variants if `variantId` names it. Omitted fields stay as they are. */
export type ProductChange = {
  variantId?: string;
  /** Whole cents on the price list of a currency; without a sale amount there is no sale in that currency. */
  prices?: readonly PriceChange[];
  /** Units in stock; null stops counting. */
  stock?: number | null;
  /** For the whole product, by attribute id; null removes an attribute. */
  attributes?: Readonly<Record<string, Attributes[string] | null>>;
  /** For the whole product: an inactive one reads as missing everywhere. */
  isActive?: boolean;
  /**
   * What the staff member saw: the product's `updatedAt` and its stock. If either has changed since, nothing happens.
   * Not checked when omitted.
   */
  seen?: { updatedAt: string; stock: number | null };
};

/** `stale`: somebody else, or an order, changed it first. */
export type ProductChanged = 'changed' | 'stale';

const columns = columnsOf(catalogueProducts, ['id', 'data']);

type Deps = { db: Database; catalogue: CatalogueCache; now: () => Date };

/**
 * Changes the price, stock or attributes of a product or one of its variants, or whether it is sold. The catalogue's
 * version changes in the same transaction (a trigger), so no cart is priced by half a change; pages are renewed
 * automatically (see page-renewal).
 */
export function createProductChanges({ db, catalogue, now }: Deps): StoreCatalogue['change'] {
  return async (slug, change) => {
    const changed = await transactionUnlessRefused<ProductChanged>(db, async (tx) => {
      const [row] = await tx.query<RowOf<typeof columns> & { data: StoredProduct }>(
        `select ${columns} from catalogue_products where slug = $1 for update`,
        [slug],
      );
      if (!row) return { ok: false, code: 'product_not_found' };
      const { variantId = null } = change;
      const isKnown = variantId === null || row.data.variants.some(({ id }) => id === variantId);
      if (!isKnown) return { ok: false, code: 'variant_not_found' };
      const itemId = variantId ?? row.id;
      if (!(await isAsSeen(tx, row.data, itemId, change.seen))) return { ok: true, value: 'stale' };
      await save(tx, row, change, now());
      await setStock(tx, itemId, change.stock);
      return { ok: true, value: 'changed' };
    });
    if (changed.ok) await catalogue.refresh();
    return changed;
  };
}

/** Locks the stock's row, so that an order taking the last unit waits. */
async function isAsSeen(
  tx: SqlSession,
  { updatedAt }: StoredProduct,
  itemId: string,
  seen: ProductChange['seen'],
): Promise<boolean> {
  if (!seen) return true;
  const [row] = await tx.query<{ level: number }>(
    'select level from catalogue_stock where item_id = $1 for update',
    [itemId],
  );
  return updatedAt === seen.updatedAt && (row?.level ?? null) === seen.stock;
}

async function save(
  tx: SqlSession,
  { id, data }: { id: string; data: StoredProduct },
  { variantId, prices = [], attributes = {}, isActive }: ProductChange,
  now: Date,
): Promise<void> {
  const priced = variantId
    ? {
        ...data,
        variants: data.variants.map((variant) =>
          variant.id === variantId ? withPrices(variant, data.currency, prices) : variant,
        ),
      }
    : withPrices(data, data.currency, prices);
  await tx.query(
    'update catalogue_products set data = $2, is_active = coalesce($3, is_active) where id = $1',
    [
      id,
      {
        ...priced,
        attributes: withAttributes(data.attributes, attributes),
        updatedAt: now.toISOString(),
      },
      isActive ?? null,
    ],
  );
}

function withAttributes(
  kept: Attributes,
  changes: Readonly<Record<string, Attributes[string] | null>>,
): Attributes {
  const changed = Object.entries({ ...kept, ...changes });
  return Object.fromEntries(
    changed.flatMap(([id, value]) => (value === null ? [] : [[id, value]])),
  );
}

type Sold = Pick<StoredProduct, 'price' | 'salePrice' | 'otherPrices'>;

function withPrices<Thing extends Sold>(
  sold: Thing,
  own: CurrencyCode,
  changes: readonly PriceChange[],
): Thing {
  return changes.reduce<Thing>((thing, { currency, amount, saleAmount = null }) => {
    const listed: ListPrice = {
      price: cents(amount),
      salePrice: saleAmount === null ? null : cents(saleAmount),
    };
    if (currency === own) return { ...thing, ...listed };
    return { ...thing, otherPrices: { ...thing.otherPrices, [currency]: listed } };
  }, sold);
}

/** Null stops counting: then there is always enough. */
async function setStock(
  tx: SqlSession,
  itemId: string,
  level: number | null | undefined,
): Promise<void> {
  if (level === undefined) return;
  if (level === null) {
    await tx.query('delete from catalogue_stock where item_id = $1', [itemId]);
    return;
  }
  await tx.query(
    `insert into catalogue_stock (item_id, level) values ($1, $2)
     on conflict (item_id) do update set level = excluded.level`,
    [itemId, level],
  );
}
