import { isCouponUsable, normaliseCode, type Coupon, type CouponTerms } from '@/domain/coupon';
import type { Cents } from '@/domain/money';
import type { SqlSession } from '@/server/db/database';

const couponColumns = `id, code, name, description, discount, is_active as "isActive",
  valid_from as "validFrom", valid_until as "validUntil", maximum_uses as "maximumUses",
  use_count as "useCount", minimum_sub_total as "minimumSubTotal"`;

/** The coupon behind a code when it may be used now on a cart of this subtotal; null for every reason not to. */
export async function findUsableCoupon(
  sql: SqlSession,
  code: string,
  circumstances: { now: Date; subTotal: Cents },
): Promise<Coupon | null> {
  const [row] = await sql.query<Coupon & CouponTerms>(
    `select ${couponColumns} from coupons where normalised_code = $1`,
    [normaliseCode(code)],
  );
  if (!row || !isCouponUsable(row, circumstances.now, circumstances.subTotal)) return null;
  const { id, code: announced, name, description, discount } = row;
  return { id, code: announced, name, description, discount };
}

/**
 * Uses a coupon up by one for an order, holding its row until the order is committed, so that a limit holds
 * under parallel orders too. False when it may not be used any more.
 */
export async function consumeCoupon(
  tx: SqlSession,
  couponId: string,
  circumstances: { now: Date; subTotal: Cents },
): Promise<boolean> {
  const [row] = await tx.query<Coupon & CouponTerms>(
    `select ${couponColumns} from coupons where id = $1 for update`,
    [couponId],
  );
  if (!row || !isCouponUsable(row, circumstances.now, circumstances.subTotal)) return false;
  await tx.query('update coupons set use_count = use_count + 1 where id = $1', [couponId]);
  return true;
}

/** Gives a use back: its order was canceled. */
export async function releaseCoupon(tx: SqlSession, couponId: string): Promise<void> {
  await tx.query('update coupons set use_count = greatest(0, use_count - 1) where id = $1', [
    couponId,
  ]);
}
