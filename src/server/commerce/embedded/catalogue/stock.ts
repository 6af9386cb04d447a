import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { catalogueStock } from '@/server/db/schema/commerce';

/** The wanted quantity of one item; the id is the variant's or, without variants, the product's. */
export type Wanted = { itemId: string; quantity: number };

/** The units per item that the lines want, in id order, so that two orders cannot deadlock. */
export function wantedStock(
  lines: readonly { productId: string; variantId: string | null; quantity: number }[],
): Wanted[] {
  const wanted = new Map<string, number>();
  for (const { productId, variantId, quantity } of lines) {
    const itemId = variantId ?? productId;
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  }
  return [...wanted]
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
}

const columns = columnsOf(catalogueStock, ['itemId', 'level']);
const levelColumns = columnsOf(catalogueStock, ['level']);

const holdStockSql = `select ${columns} from catalogue_stock
  where item_id = any($1) order by item_id for update`;
const takeStockSql = `update catalogue_stock set level = level - $2
  where item_id = $1 and level >= $2 returning ${levelColumns}`;

/**
 * Takes what an order needs, or nothing: null when an item is short. Items without a row are not tracked. Returns the
 * remaining levels. The rows stay locked until the order is written or rolled back.
 */
export async function takeStock(
  tx: SqlSession,
  wanted: readonly Wanted[],
): Promise<Map<string, number> | null> {
  const itemIds = wanted.map(({ itemId }) => itemId);
  const tracked = await tx.query<RowOf<typeof columns>>(holdStockSql, [itemIds]);
  const levels = new Map(tracked.map(({ itemId, level }) => [itemId, level]));
  const needed = wanted.filter(({ itemId }) => levels.has(itemId));
  if (needed.some(({ itemId, quantity }) => (levels.get(itemId) ?? 0) < quantity)) return null;

  const left = new Map<string, number>();
  for (const { itemId, quantity } of needed) {
    const [row] = await tx.query<RowOf<typeof levelColumns>>(takeStockSql, [itemId, quantity]);
    if (!row) return null;
    left.set(itemId, row.level);
  }
  return left;
}

/** Puts an order's units back into stock; returns the new levels. Items without a row are not tracked. */
export async function returnStock(
  tx: SqlSession,
  goods: readonly Wanted[],
): Promise<Map<string, number>> {
  const levels = new Map<string, number>();
  for (const { itemId, quantity } of goods) {
    const [row] = await tx.query<RowOf<typeof levelColumns>>(
      `update catalogue_stock set level = level + $2 where item_id = $1 returning ${levelColumns}`,
      [itemId, quantity],
    );
    if (row) levels.set(itemId, row.level);
  }
  return levels;
}
