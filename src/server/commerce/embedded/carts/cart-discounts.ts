import type { CartRecord } from '@/domain/carts/cart-record';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { CartWriter, HeldChange } from './cart-writer';
import { findCoupon } from '../discounts/coupons';
import type { Carts, Outcome } from '../engine';
import type { RefusalCode } from '../refusal-codes';
import { findGiftCard, giftCardIdOf, giftCardMarks } from '../discounts/gift-cards';

type CartDiscounts = Pick<
  Carts,
  'applyCoupon' | 'removeCoupon' | 'applyGiftCard' | 'removeGiftCard'
> & {
  /** A cart change, followed by what `coupon_code` of the same call asks for. */
  withCouponCode(code: string | null | undefined, change: HeldChange): HeldChange;
};

/** Coupons and gift cards on carts. A refusal never says why: that would help guessing. */
export function createCartDiscounts(writer: CartWriter, sealer: Sealer): CartDiscounts {
  const couponApplied =
    (code: string, refusal: RefusalCode): HeldChange =>
    async (cart, { tx, now, ...prices }) => {
      const coupon = await findCoupon(tx, code, { now, accountId: cart.account?.id ?? null });
      const value = { ...cart, coupon };
      const isUsable = coupon !== null && writer.priced(value, prices).isCouponUsable;
      return isUsable ? { ok: true, value } : { ok: false, code: refusal };
    };

  return {
    applyCoupon: (session, code) =>
      writer.changeHeld(session, async (cart, context) => {
        const card = await giftCardAdded(cart, context.tx, giftCardMarks(sealer, code));
        return card.ok ? card : couponApplied(code, 'coupon_invalid')(cart, context);
      }),
    removeCoupon: (session) =>
      writer.change(session, (cart) => ({ ok: true, value: { ...cart, coupon: null } })),
    applyGiftCard: (session, code) =>
      writer.changeHeld(session, (cart, { tx }) =>
        giftCardAdded(cart, tx, giftCardMarks(sealer, code)),
      ),
    removeGiftCard: (session, idOrCode) =>
      writer.changeHeld(session, async (cart, { tx }) => {
        const isHere = (id: string | null) => cart.giftCards.some((card) => card.id === id);
        const id = isHere(idOrCode)
          ? idOrCode
          : await giftCardIdOf(tx, giftCardMarks(sealer, idOrCode));
        if (!isHere(id)) return { ok: false, code: 'giftcard_invalid' };
        const giftCards = cart.giftCards.filter((card) => card.id !== id);
        return { ok: true, value: { ...cart, giftCards } };
      }),
    withCouponCode: (code, change) => async (cart, context) => {
      const changed = await change(cart, context);
      if (!changed.ok || code === undefined) return changed;
      if (code === null) return { ok: true, value: { ...changed.value, coupon: null } };
      return couponApplied(code, 'coupon_code_invalid')(changed.value, context);
    },
  };
}

async function giftCardAdded(
  cart: CartRecord,
  tx: SqlSession,
  marks: readonly string[],
): Promise<Outcome<CartRecord>> {
  const card = await findGiftCard(tx, marks, cart.currency);
  if (!card) return { ok: false, code: 'giftcard_invalid' };
  const isHere = cart.giftCards.some(({ id }) => id === card.id);
  const giftCards = isHere ? cart.giftCards : [...cart.giftCards, card];
  return { ok: true, value: { ...cart, giftCards } };
}
