import { cents, type CurrencyCode } from '@/domain/money';
import type { Database, SqlSession } from '@/server/db/database';
import type { CatalogueCache } from './catalogue-cache';
import type { StoredProduct } from './catalogue-rows';
import type { ListPrice } from './price-lists';
import type { StoreCatalogue } from './engine';
import { transactionUnlessRefused } from './refused';

/** What changes about a product, or about one of its variants where `variantId` names it. Left out stays as it is. */
export type ProductChange = {
  variantId?: string;
  /** Whole cents on the price list of a currency; without a sale amount the product is not on sale there. */
  price?: { currency: CurrencyCode; amount: number; saleAmount?: number | null };
  /** How many there are; null stops counting. */
  stock?: number | null;
  /** Of the whole product: an inactive one reads as missing everywhere. */
  isActive?: boolean;
};

type Deps = { db: Database; catalogue: CatalogueCache; now: () => Date };

/**
 * Changes what a product or one of its variants costs, how many there are, or whether it is sold. The catalogue's
 * version changes in the same transaction (a trigger), so no cart is priced by half a change; pages follow by themselves
 * (see page-renewal).
 */
export function createProductChanges({ db, catalogue, now }: Deps): StoreCatalogue['change'] {
  return async (slug, change) => {
    const changed = await transactionUnlessRefused<null>(db, async (tx) => {
      const [row] = await tx.query<{ id: string; data: StoredProduct }>(
        'select id, data from catalogue_products where slug = $1 for update',
        [slug],
      );
      if (!row) return { ok: false, code: 'product_not_found' };
      const { variantId = null } = change;
      const isKnown = variantId === null || row.data.variants.some(({ id }) => id === variantId);
      if (!isKnown) return { ok: false, code: 'variant_not_found' };
      await save(tx, row, change, now());
      await setStock(tx, variantId ?? row.id, change.stock);
      return { ok: true, value: null };
    });
    if (changed.ok) await catalogue.refresh();
    return changed;
  };
}

async function save(
  tx: SqlSession,
  { id, data }: { id: string; data: StoredProduct },
  { variantId, price, isActive }: ProductChange,
  now: Date,
): Promise<void> {
  const priced =
    price === undefined
      ? data
      : variantId
        ? {
            ...data,
            variants: data.variants.map((variant) =>
              variant.id === variantId ? withPrice(variant, data.currency, price) : variant,
            ),
          }
        : withPrice(data, data.currency, price);
  await tx.query(
    'update catalogue_products set data = $2, is_active = coalesce($3, is_active) where id = $1',
    [id, { ...priced, updatedAt: now.toISOString() }, isActive ?? null],
  );
}

function withPrice<Sold extends Pick<StoredProduct, 'price' | 'salePrice' | 'otherPrices'>>(
  sold: Sold,
  own: CurrencyCode,
  change: NonNullable<ProductChange['price']>,
): Sold {
  const { currency, amount, saleAmount = null } = change;
  const listed: ListPrice = {
    price: cents(amount),
    salePrice: saleAmount === null ? null : cents(saleAmount),
  };
  if (currency === own) return { ...sold, ...listed };
  return { ...sold, otherPrices: { ...sold.otherPrices, [currency]: listed } };
}

/** Null stops counting: there is always enough then. */
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
