import { useEffect } from 'react';
import { addressHere } from '@/domain/pages/document-addresses';
import { paths } from '@/domain/pages/paths';
import { loadDrawer } from './lazy-cart-actions';
import { useCartStore } from './cart-store';

/**
 * Place for the drawer in `_app`. Until the drawer is about to be opened there is nothing here, not even its code; from
 * then on it is rendered closed, so that a click only has to open it.
 */
export function CartOverlays() {
  const isOpen = useCartStore((state) => state.isOpen);
  const drawer = useCartStore((state) => state.drawer);

  useEffect(() => {
    // After a new release its code may be gone; the cart's own page is up to date.
    if (isOpen && !drawer)
      loadDrawer().catch(() => window.location.assign(addressHere(paths.cart)));
  }, [isOpen, drawer]);

  if (drawer) return drawer;
  return isOpen ? (
    <div
      aria-hidden
      className="fixed inset-y-0 right-0 z-40 w-full bg-page shadow-overlay md:w-146"
    />
  ) : null;
}
