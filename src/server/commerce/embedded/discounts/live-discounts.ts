import type { CartRecord } from '@/domain/carts/cart-record';
import type { SqlSession } from '@/server/db/database';
import { withLiveCoupon } from './coupons';
import { withLiveBalances } from './gift-cards';

/** The cart with its coupon and gift cards as they are now; locking holds their rows until the transaction ends. */
export async function withLiveDiscounts(
  sql: SqlSession,
  cart: CartRecord,
  options: { now: Date; isLocking?: boolean },
): Promise<CartRecord> {
  return withLiveCoupon(sql, await withLiveBalances(sql, cart, options), options);
}
