import {
  addLine,
  removeLine,
  setLines,
  updateLine,
  type LineContext,
  type LineOutcome,
  type Lines,
} from '@/domain/carts/cart-lines';
import { ratedToday } from '@/domain/pricing';
import type { Database } from '@/server/db/database';
import type { Payments } from '@/server/payments/port';
import type { Sealer } from '@/server/base/sealing';
import { createAmountDue } from './amount-due';
import { createCartDiscounts } from './cart-discounts';
import { createCartRecovery } from './cart-recovery';
import { updateOf } from './cart-update';
import type { CartWriter, PureChange } from './cart-writer';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import type { CheckoutIds } from './checkout-ids';
import type { Carts } from '../engine';

type CartsDeps = {
  db: Database;
  catalogue: CatalogueCache;
  writer: CartWriter;
  payments: Payments;
  sealer: Sealer;
  checkoutIds: CheckoutIds;
  now: () => Date;
};

/** Everything a shopper does to a cart, before it becomes an order. */
export function createCarts({
  db,
  catalogue,
  writer,
  payments,
  sealer,
  checkoutIds,
  now,
}: CartsDeps): Carts {
  const discounts = createCartDiscounts(writer, sealer);
  return {
    find: writer.find,
    addItem: (session, item) =>
      writer.change(
        session,
        linesChange((lines, context) => addLine(lines, item, context)),
      ),
    updateItem: (session, lineId, change) =>
      writer.change(
        session,
        linesChange((lines, context) => updateLine(lines, lineId, change, context)),
      ),
    removeItem: (session, lineId) =>
      writer.change(
        session,
        linesChange((lines) => removeLine(lines, lineId)),
      ),
    setItems: (session, items) =>
      writer.change(
        session,
        linesChange((lines, context) => setLines(lines, items, context)),
      ),
    update: (session, change) =>
      writer.changeHeld(
        session,
        discounts.withCouponCode(change.couponCode, updateOf(change, payments, session)),
      ),
    applyCoupon: discounts.applyCoupon,
    removeCoupon: discounts.removeCoupon,
    applyGiftCard: discounts.applyGiftCard,
    removeGiftCard: discounts.removeGiftCard,
    rateShipment: (session) =>
      writer.change(session, (cart) => ({ ok: true, value: ratedToday(cart, now()) })),
    amountDue: createAmountDue({ db, catalogue, writer, now }),
    recover: createCartRecovery({ db, writer, checkoutIds, now }),
  };
}

function linesChange(
  change: (lines: Lines, context: LineContext) => LineOutcome<Lines>,
): PureChange {
  return (cart, context) => {
    const changed = change(cart.lines, context);
    return changed.ok ? { ok: true, value: { ...cart, lines: changed.value } } : changed;
  };
}
