import type { CartLine } from '@/domain/carts/cart';
import type { CurrencyCode } from '@/domain/money';

/**
 * An item that a page adds to the cart: ids and quantity are sent, the rest is shown in the cart until the server has
 * answered.
 */
export type NewItem = Omit<CartLine, 'itemId' | 'priceTotal'> & {
  /** Currency of the price. */
  currency: CurrencyCode;
  /** Option id and chosen value id, in the Store API's form. */
  options?: readonly { id: string; value: string }[];
  /** Id of the subscription plan; left out for buying once. */
  planId?: string;
};
