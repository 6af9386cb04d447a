import type { CartLine } from '@/domain/carts/cart';
import type { CurrencyCode } from '@/domain/money';

/**
 * What a page knows of an item that it puts into the cart: ids and quantity are sent, the rest is what the cart shows
 * of it until the server has answered.
 */
export type NewItem = Omit<CartLine, 'itemId' | 'priceTotal'> & {
  /** Of the price. */
  currency: CurrencyCode;
  /** Option id and chosen value id, as the Store API takes them. */
  options?: readonly { id: string; value: string }[];
  /** Bought again and again by this plan; once when left out. */
  planId?: string;
};
