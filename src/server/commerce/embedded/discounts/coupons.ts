import type { CartRecord } from '@/domain/carts/cart-record';
import { isCouponOpen, normaliseCode, type Coupon } from '@/domain/coupon';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { coupons } from '@/server/db/schema/commerce';
import type { SqlSession } from '@/server/db/database';

/** A coupon's effect, its period and its limits. */
export const couponColumns = columnsOf(coupons, [
  'id',
  'code',
  'name',
  'description',
  'discount',
  'isActive',
  'validFrom',
  'validUntil',
  'maximumUses',
  'useCount',
  'minimumSubTotals',
  'productIds',
  'isOncePerAccount',
  'createdAt',
]);

type CouponRow = RowOf<typeof couponColumns>;

/** The cart's account and the current time; without a known account, nothing counts as used. */
type Circumstances = { now: Date; accountId: string | null };

/** The coupon of a code with its current terms; null when there is none. */
export async function findCoupon(
  sql: SqlSession,
  code: string,
  circumstances: Circumstances,
): Promise<Coupon | null> {
  const statement = `select ${couponColumns} from coupons where normalised_code = $1`;
  const [row] = await sql.query<CouponRow>(statement, [normaliseCode(code)]);
  return row ? toCoupon(sql, row, circumstances) : null;
}

/**
 * The cart with its coupon as it is today, whatever the cart has stored: an edited coupon never applies on its old
 * terms. Locking holds the coupon's row until the order is written, so that a limit holds under parallel orders too.
 * Queries the database only when there is a coupon.
 */
export async function withLiveCoupon(
  sql: SqlSession,
  cart: CartRecord,
  { now, isLocking = false }: { now: Date; isLocking?: boolean },
): Promise<CartRecord> {
  if (cart.coupon === null) return cart;
  const statement = `select ${couponColumns} from coupons where id = $1`;
  const [row] = await sql.query<CouponRow>(isLocking ? `${statement} for update` : statement, [
    cart.coupon.id,
  ]);
  const accountId = cart.account?.id ?? null;
  const coupon = row ? await toCoupon(sql, row, { now, accountId }) : removed(cart.coupon);
  return { ...cart, coupon };
}

/** A deleted coupon stays on its carts and takes nothing off. */
function removed(coupon: Coupon): Coupon {
  return { ...coupon, conditions: { isOpen: false, minimumSubTotals: {}, productIds: null } };
}

async function toCoupon(
  sql: SqlSession,
  row: CouponRow,
  { now, accountId }: Circumstances,
): Promise<Coupon> {
  const wasUsedBefore =
    row.isOncePerAccount && accountId !== null && (await wasUsed(sql, row.id, accountId));
  const { id, code, name, description, discount, minimumSubTotals, productIds } = row;
  const isOpen = isCouponOpen(row, now, wasUsedBefore);
  const conditions = { isOpen, minimumSubTotals, productIds };
  return { id, code, name, description, discount, conditions };
}

/** A separate statement: one that waited for the coupon's row would not see the order it waited for. */
async function wasUsed(sql: SqlSession, couponId: string, accountId: string): Promise<boolean> {
  const statement = 'select 1 from coupon_uses where coupon_id = $1 and account_id = $2 limit 1';
  return (await sql.query(statement, [couponId, accountId])).length > 0;
}

/** Counts an order's use of a coupon whose row is locked. */
export async function consumeCoupon(
  tx: SqlSession,
  couponId: string,
  by: { orderId: string; accountId: string },
): Promise<void> {
  await tx.query(
    `with counted as (update coupons set use_count = use_count + 1 where id = $1)
     insert into coupon_uses (coupon_id, order_id, account_id) values ($1, $2, $3)`,
    [couponId, by.orderId, by.accountId],
  );
}

/** Gives a use back after its order was canceled. */
export async function releaseCoupon(
  tx: SqlSession,
  couponId: string,
  orderId: string,
): Promise<void> {
  await tx.query(
    `with released as (delete from coupon_uses where coupon_id = $1 and order_id = $2)
     update coupons set use_count = greatest(0, use_count - 1) where id = $1`,
    [couponId, orderId],
  );
}
