import type { CurrencyCode } from '@/domain/money';
import { lowStock } from '@/domain/staff/admin-lists';
import { storeCurrencies } from '@/domain/store';
import type { ShelfItem } from '@/domain/staff/answers/shelf-item';
import type { AdminCatalogue } from '@/server/commerce/admin-commerce';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { catalogueProducts, catalogueStock } from '@/server/db/schema/commerce';
import type { StoredProduct } from '../catalogue/catalogue-rows';
import type { OtherPrices } from '../catalogue/price-lists';

const columns = columnsOf(catalogueProducts, ['isActive', 'data']);
const stockColumns = columnsOf(catalogueStock, ['itemId', 'level']);

type Row = RowOf<typeof columns> & { data: StoredProduct };
type Thing = Pick<StoredProduct, 'price' | 'salePrice' | 'otherPrices'>;

/** The whole catalogue, read at every call: it has some hundred items and is rarely viewed. */
export function createAdminCatalogue({ db }: { db: Database }): AdminCatalogue {
  return {
    async page({ page, pageSize, sort, search, state, stock }) {
      const [rows, levels] = await Promise.all([
        db.query<Row>(`select ${columns} from catalogue_products order by sort, id`),
        db.query<RowOf<typeof stockColumns>>(`select ${stockColumns} from catalogue_stock`),
      ]);
      const levelOf = new Map(levels.map(({ itemId, level }) => [itemId, level]));
      const found = rows
        .flatMap((row) => itemsOf(row, levelOf))
        .filter((item) => state === '' || item.isActive === (state === 'active'))
        .filter((item) => stock === '' || isStocked(item, stock))
        .filter((item) => hasWords(item, search));
      const sorted = sortedBy(found, sort);
      const first = (page - 1) * pageSize;
      return { count: found.length, results: sorted.slice(first, first + pageSize) };
    },
  };
}

function itemsOf({ isActive, data }: Row, levels: ReadonlyMap<string, number>): ShelfItem[] {
  const { slug, name: productName, currency, updatedAt: version } = data;
  const common = { slug, productName, isActive, version };
  const itemOf = (thing: Thing & { id: string; sku: string }) => ({
    ...common,
    id: thing.id,
    sku: thing.sku,
    prices: pricesOf(thing, currency),
    stock: levels.get(thing.id) ?? null,
  });
  if (data.variants.length === 0) {
    return [{ ...itemOf(data), variantId: null, variantName: null }];
  }
  return data.variants.map((variant) => ({
    ...itemOf(variant),
    variantId: variant.id,
    variantName: variant.name,
  }));
}

function pricesOf(thing: Thing, own: CurrencyCode): ShelfItem['prices'] {
  const { price, salePrice } = thing;
  const others: OtherPrices = thing.otherPrices ?? {};
  const listed = (currency: CurrencyCode) =>
    currency === own ? { price, salePrice } : (others[currency] ?? null);
  const [first, second] = storeCurrencies;
  return { [first]: listed(first), [second]: listed(second) };
}

function isStocked({ stock }: ShelfItem, filter: string): boolean {
  if (stock === null) return false;
  if (filter === 'out') return stock === 0;
  return filter === 'low' ? stock <= lowStock : true;
}

function hasWords({ productName, variantName, sku }: ShelfItem, search: string): boolean {
  const text = `${productName} ${variantName ?? ''} ${sku}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function sortedBy(items: readonly ShelfItem[], sort: string): readonly ShelfItem[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  if (sort.endsWith('shop')) return direction === 1 ? items : items.toReversed();
  // Items that are not counted never run out, so they sort after the fullest.
  const levelOf = ({ stock }: ShelfItem) => stock ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((one, other) => direction * (levelOf(one) - levelOf(other)));
}
