import type { Order } from '@/domain/orders/order';
import { orderNumberCeiling } from '@/domain/orders/order';
import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { readOwnOrder, readOwnOrders } from '../orders/order-rows';

/** The orders a customer may see. */
export interface AccountOrders {
  /** Newest first. */
  list(accountId: string): Promise<Order[]>;
  /** By id or number; null for an unknown one and for anybody else's. */
  find(accountId: string, idOrNumber: string): Promise<Order | null>;
}

/** The orders a customer sees: their own, and guests' orders under an address they have proven. */
export function createAccountOrders({
  db,
  sealer,
}: {
  db: Database;
  sealer: Sealer;
}): AccountOrders {
  return {
    list: (accountId) => readOwnOrders(db, sealer, accountId),
    find(accountId, idOrNumber) {
      const isNumber = /^\d{1,8}$/.test(idOrNumber) && Number(idOrNumber) < orderNumberCeiling;
      return isNumber
        ? readOwnOrder(db, sealer, accountId, { number: Number(idOrNumber) })
        : readOwnOrder(db, sealer, accountId, { id: idOrNumber });
    },
  };
}
