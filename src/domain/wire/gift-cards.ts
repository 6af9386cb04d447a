import { array, number, object, string, type InferType } from 'yup';
import type { GiftCard } from '../gift-card';
import type { CurrencyCode } from '../money';
import type { OrderGiftCard } from '../orders/order';
import { centsFromDecimal, decimal } from './money';

const amount = number().nullable();

/** Gift cards of a cart, and of an order with what it used of each. */
export const wireGiftCards = array(
  object({ id: string().required(), last4: string().nullable(), amount, used_amount: amount }),
).nullable();

/** A gift card of a cart in wire form. */
export function giftCardWire({ id, last4, amount: balance }: GiftCard) {
  return { id, last4, amount: decimal(balance) };
}

/** A gift card of an order in wire form. */
export function usedGiftCardWire(card: OrderGiftCard) {
  return { ...giftCardWire(card), used_amount: decimal(card.usedAmount) };
}

/** The gift cards from the wire; a store that does not say how much was used of one has used all of it. */
export function giftCardsOfWire(
  wire: InferType<typeof wireGiftCards>,
  currency: CurrencyCode,
): OrderGiftCard[] {
  return (wire ?? []).map((card) => ({
    id: card.id,
    last4: card.last4 ?? '',
    amount: centsFromDecimal(card.amount),
    currency,
    usedAmount: centsFromDecimal(card.used_amount ?? card.amount),
  }));
}
