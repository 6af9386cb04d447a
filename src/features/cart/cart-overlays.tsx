import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '@/domain/paths';
import { loadDrawer } from './cart-doors';
import { useCartStore } from './cart-store';

/** Holds the drawer's place in `_app`. Until it is first opened there is nothing here, not even its code. */
export function CartOverlays() {
  const isOpen = useCartStore((state) => state.isOpen);
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isOpen || Drawer) return;
    loadDrawer().then(
      (Loaded) => setDrawer(() => Loaded),
      // Its code is gone when a new release was put online meanwhile: the cart's own page is fresh.
      () => window.location.assign(paths.cart),
    );
  }, [isOpen, Drawer]);

  if (Drawer) return <Drawer />;
  return isOpen ? (
    <div
      aria-hidden
      className="fixed inset-y-0 right-0 z-40 w-full bg-page shadow-overlay md:w-146"
    />
  ) : null;
}
