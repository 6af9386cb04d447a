import { useEffect } from 'react';
import { paths } from '@/domain/pages/paths';
import { loadDrawer } from './lazy-cart-actions';
import { useCartStore } from './cart-store';

/**
 * Holds the drawer's place in `_app`. Until somebody is about to open it there is nothing here, not even its code; from
 * then on it waits, closed, so that opening it is all that a click has to do.
 */
export function CartOverlays() {
  const isOpen = useCartStore((state) => state.isOpen);
  const drawer = useCartStore((state) => state.drawer);

  useEffect(() => {
    // Its code is gone when a new release was put online meanwhile: the cart's own page is fresh.
    if (isOpen && !drawer) loadDrawer().catch(() => window.location.assign(paths.cart));
  }, [isOpen, drawer]);

  if (drawer) return drawer;
  return isOpen ? (
    <div
      aria-hidden
      className="fixed inset-y-0 right-0 z-40 w-full bg-page shadow-overlay md:w-146"
    />
  ) : null;
}
