import type { ReactElement } from 'react';
import type { SwellClient } from 'swell-js';
import { nextTask } from '@/client/next-task';
import { afterPaint } from '@/components/ui/loading/after-paint';
import type { CurrencyCode } from '@/domain/money';
import type { CartActions } from './cart-actions';
import { useCartStore } from './cart-store';
import type { NewItem } from './new-item';

/** A Store API call that returns the whole cart. */
export type CartChange = (swell: SwellClient) => Promise<unknown>;

/** The part of the cart that talks to the server; a separate chunk. */
export const loadActions = () =>
  import('./cart-actions').then(({ pageCartActions }) => pageCartActions());

let drawer: Promise<ReactElement> | null = null;

/** Loads the drawer with everything it shows, once, as a separate chunk. A failed load is tried again. */
export async function loadDrawer(): Promise<void> {
  drawer ??= import('./cart-drawer').then(({ prepareCartDrawer }) => prepareCartDrawer());
  try {
    useCartStore.setState({ drawer: await drawer });
  } catch (failure) {
    drawer = null;
    throw failure;
  }
}

/** Loads the drawer's frame and all code in advance, because a finger gives no sign before it taps. */
export function prepareCart(): void {
  loadDrawer()
    .then(nextTask)
    .then(loadActions)
    .catch(() => undefined);
}

/**
 * Loads code and cart before a likely opening: on hover, focus or touch. A failure here is silent; opening tries again
 * and reports it.
 */
function preloadCart(): void {
  const failQuietly = () => undefined;
  loadDrawer().catch(failQuietly);
  loadActions()
    .then((actions) => actions.ensure({ isQuiet: true }))
    .catch(failQuietly);
}

/**
 * Handlers for every control that leads into the cart.
 *
 * @param itemOf the item that a press would add; left out where it only opens the cart
 */
export function cartIntent(itemOf?: () => NewItem | null) {
  const prepare = () => {
    preloadCart();
    // A tap is about to follow: rendering in advance must not delay its effect.
    if (itemOf) afterPaint(() => drawAhead(itemOf()));
  };
  return { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare };
}

function drawAhead(item: NewItem | null): void {
  if (!useCartStore.getState().isOpen) useCartStore.setState({ expected: item });
}

/** Opens the drawer at once with the known cart, and reads it again in the background. */
export function openCart(): void {
  useCartStore.setState({ isOpen: true, expected: null });
  readCart((actions) => actions.refresh());
}

/** Reads the cart. Without the code for it there is no cart to show either. */
export function readCart(read: (actions: CartActions) => Promise<void>): void {
  loadActions()
    .then(async (actions) => {
      await nextTask();
      return read(actions);
    })
    .catch(() => useCartStore.setState({ status: 'failed' }));
}

/**
 * Changes the currency of session and cart to the chosen one. A failure needs no message: every later call sends the
 * choice, so the cart follows with the next one.
 */
export function changeCurrency(currency: CurrencyCode): void {
  const follow: CartChange = async (swell) => {
    await swell.currency.select(currency);
    return swell.cart.get();
  };
  loadActions()
    .then((actions) => actions.change(follow))
    .catch(() => undefined);
}

/** Closes the drawer; running requests continue. */
export function closeCart(): void {
  useCartStore.setState({ isOpen: false });
}

/**
 * Adds an item to the cart and opens the drawer, which shows it at once. On failure the drawer closes again, a toast
 * says so and the cart is unchanged.
 *
 * @returns whether the item is in the cart
 */
export async function addToCart(item: NewItem): Promise<boolean> {
  const wasOpen = useCartStore.getState().isOpen;
  // A copy, because the same item may be added twice at the same time.
  const arrival = { ...item };
  const settle = () =>
    useCartStore.setState(({ arriving }) => ({
      arriving: arriving.filter((other) => other !== arrival),
    }));
  useCartStore.setState(({ arriving }) => ({
    arriving: [...arriving, arrival],
    isOpen: true,
    expected: null,
  }));
  try {
    const actions = await loadActions();
    if (await actions.add(arrival, settle)) return true;
  } catch {
    settle();
  }
  if (!wasOpen) closeCart();
  return false;
}
