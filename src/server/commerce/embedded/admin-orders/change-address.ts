import { emptyAddress, type Address } from '@/domain/accounts/address';
import type { CartShipping } from '@/domain/carts/cart-record';
import { dispensingRule, parseProvince } from '@/domain/provinces';
import { reasonAfter } from '@/domain/hearing/hearing-profile';
import { hasHearingAid, type Order } from '@/domain/orders/order';
import { priorityShippingId } from '@/domain/orders/shipping';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { readProfile } from '@/server/hearing-tests/profile-rows';
import { createHoldMarks } from '@/server/orders/hold-marks';

/**
 * Changes an order's shipping address. Statements in its hearing profile follow the rule of the old province; under
 * another rule the order waits for another review.
 */
export async function moveAddress(
  tx: SqlSession,
  sealer: Sealer,
  order: Order,
  { address, at }: { address: Partial<Address>; at: Date },
): Promise<void> {
  const shipping: CartShipping = {
    ...(order.shipping ?? emptyAddress),
    ...address,
    country: 'CA',
    service: priorityShippingId,
    accountAddressId: null,
  };
  await tx.query('update orders set shipping_change = $2::jsonb, updated_at = $3 where id = $1', [
    order.id,
    shipping,
    at,
  ]);
  const before = parseProvince(order.shipping?.state ?? null);
  const province = parseProvince(shipping.state);
  const isOtherRule = dispensingRule(before) !== dispensingRule(province);
  if (!hasHearingAid(order) || !isOtherRule) return;
  if (order.status !== 'hold' && order.status !== 'delivery_pending') return;
  const { kinds } = await readProfile(tx, sealer, order.id);
  const mark = createHoldMarks(sealer).of(order.id, reasonAfter(province, kinds));
  await tx.query(
    `update orders set status = 'hold', hold_mark = $2, hold_reason = null where id = $1`,
    [order.id, mark],
  );
}
