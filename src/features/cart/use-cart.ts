import { useEffect } from 'react';
import { nextTask } from '@/client/next-task';
import type { StoreAnswer } from '@/client/requests/store-answer';
import type { Cart } from '@/domain/carts/cart';
import { type CartChange, loadActions, readCart } from './lazy-cart-actions';
import { type CartState, useCartStore } from './cart-store';

type CartView = {
  /** The server's cart; null before the first answer and when there is none. */
  cart: Cart | null;
  status: CartState['status'];
  /** True while the totals are about to change: dim them. */
  isPending: boolean;
};

/** The settled cart; reads it from the server if it was not read yet. */
export function useCart(): CartView {
  const cart = useCartStore((state) => state.cart);
  const status = useCartStore((state) => state.status);
  const isPending = useCartStore((state) => state.changing > 0);
  useEffect(() => {
    // Yield, so that hydration and the first read of the cart are two tasks.
    void nextTask().then(() => readCart((actions) => actions.ensure()));
  }, []);
  return { cart, status, isPending };
}

/** Cart actions besides adding. Each loads the code it needs. */
export const cartActions = {
  /** Sets the wanted quantity of a line; 0 removes it. Failures roll back and show a toast. */
  setQuantity: async (itemId: string, quantity: number): Promise<void> =>
    (await loadActions()).setQuantity(itemId, quantity),
  remove: async (itemId: string): Promise<void> => (await loadActions()).setQuantity(itemId, 0),
  /** Reads the cart again; resolves when the answer is shown or has failed. */
  refresh: async (): Promise<void> => (await loadActions()).refresh(),
  /** Shows this cart from now on; null after an order. */
  replace: async (cart: Cart | null): Promise<void> => (await loadActions()).replace(cart),
  /**
   * Sends any other change through the queue and shows the cart from the answer. A refusal is returned and shows
   * nothing by itself: the caller's form shows it.
   */
  change: async (change: CartChange): Promise<StoreAnswer<Cart | null>> =>
    (await loadActions()).change(change),
  applyCoupon: async (code: string): Promise<StoreAnswer<Cart | null>> =>
    (await loadActions()).change((swell) => swell.cart.applyCoupon(code)),
  removeCoupon: async (): Promise<StoreAnswer<Cart | null>> =>
    (await loadActions()).change((swell) => swell.cart.removeCoupon()),
  removeGiftcard: async (id: string): Promise<StoreAnswer<Cart | null>> =>
    (await loadActions()).change((swell) => swell.cart.removeGiftcard(id)),
};
