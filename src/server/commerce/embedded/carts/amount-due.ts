import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { carts } from '@/server/db/schema/commerce';
import { pricesIn, type CartWriter } from './cart-writer';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import type { Carts } from '../engine';
import { withLiveDiscounts } from '../discounts/live-discounts';

type AmountDueDeps = {
  db: Database;
  catalogue: CatalogueCache;
  writer: CartWriter;
  now: () => Date;
};

const columns = columnsOf(carts, ['state']);

/** The current total of a cart, for gateways that receive a cart instead of an amount. */
export function createAmountDue(deps: AmountDueDeps): Carts['amountDue'] {
  const { db, catalogue, writer, now } = deps;
  return async (cartId) => {
    const [row] = await db.query<RowOf<typeof columns>>(
      `select ${columns} from carts where id = $1 and status = 'open'`,
      [cartId],
    );
    if (!row) return null;
    const prices = pricesIn(await catalogue.snapshot(), row.state, now());
    const cart = writer.priced(await withLiveDiscounts(db, row.state, { now: now() }), prices);
    return { amount: cart.totals.captureTotal, currency: cart.currency };
  };
}
