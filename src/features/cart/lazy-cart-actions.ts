import type { ReactElement } from 'react';
import type { SwellClient } from 'swell-js';
import { nextTask } from '@/client/next-task';
import { afterPaint } from '@/components/ui/loading/after-paint';
import type { CurrencyCode } from '@/domain/money';
import type { CartActions } from './cart-actions';
import { useCartStore } from './cart-store';
import type { NewItem } from './new-item';

/** One call of the Store API that answers the whole cart. */
export type CartChange = (swell: SwellClient) => Promise<unknown>;

/** The part of the cart that talks to the server; a chunk of its own. */
export const loadActions = () =>
  import('./cart-actions').then(({ pageCartActions }) => pageCartActions());

let drawer: Promise<ReactElement> | null = null;

/** The drawer with everything it shows; a chunk of its own, made ready once. A failure is tried again. */
export async function loadDrawer(): Promise<void> {
  drawer ??= import('./cart-drawer').then(({ prepareCartDrawer }) => prepareCartDrawer());
  try {
    useCartStore.setState({ drawer: await drawer });
  } catch (failure) {
    drawer = null;
    throw failure;
  }
}

/** Has the drawer's frame and all code ready before anybody presses a button: a finger gives no sign before it does. */
export function prepareCart(): void {
  loadDrawer()
    .then(nextTask)
    .then(loadActions)
    .catch(() => undefined);
}

/** Fetches code and cart ahead of a likely opening: on hover, focus or touch. What fails here is tried again, and told, on opening. */
function preloadCart(): void {
  const failQuietly = () => undefined;
  loadDrawer().catch(failQuietly);
  loadActions()
    .then((actions) => actions.ensure({ isQuiet: true }))
    .catch(failQuietly);
}

/**
 * Handlers for whatever leads into the cart.
 *
 * @param itemOf what a press would add; left out where it only opens the cart
 */
export function cartIntent(itemOf?: () => NewItem | null) {
  const prepare = () => {
    preloadCart();
    // A finger is on its way already: drawing ahead must not hold up what it does.
    if (itemOf) afterPaint(() => drawAhead(itemOf()));
  };
  return { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare };
}

function drawAhead(item: NewItem | null): void {
  if (!useCartStore.getState().isOpen) useCartStore.setState({ expected: item });
}

/** Opens the drawer at once from what is known, and asks the server again behind it. */
export function openCart(): void {
  useCartStore.setState({ isOpen: true, expected: null });
  readCart((actions) => actions.refresh());
}

/** Has the cart read. Without the code that asks for it there is no cart to show either. */
export function readCart(read: (actions: CartActions) => Promise<void>): void {
  loadActions()
    .then(async (actions) => {
      await nextTask();
      return read(actions);
    })
    .catch(() => useCartStore.setState({ status: 'failed' }));
}

/**
 * Has session and cart follow a currency that was just chosen. What fails here needs no word: the choice goes along
 * with every later call, and the cart follows with the next one.
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

/** Closes the drawer; what is under way goes on. */
export function closeCart(): void {
  useCartStore.setState({ isOpen: false });
}

/**
 * Puts an item into the cart and opens the drawer, which shows it at once. On failure the drawer closes again, a toast
 * says so and the cart is as it was.
 *
 * @returns whether the item is in the cart
 */
export async function addToCart(item: NewItem): Promise<boolean> {
  const wasOpen = useCartStore.getState().isOpen;
  // A copy: the same item may be on its way twice.
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
