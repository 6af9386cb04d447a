import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { onCartIntent, openCart } from './cart-doors';
import { useCartStore, wantedUnits } from './cart-store';
import { readStoredUnits, watchStoredUnits } from './stored-summary';

/** The header's way into the cart. Counts units: from this page's cart once read, before that as last stored. */
export function CartButton() {
  const t = useTranslations('shell');
  const stored = useSyncExternalStore(watchStoredUnits, readStoredUnits, () => 0);
  const units = useCartStore((state) => (wantedUnits(state) ?? stored) + state.adding);
  const isOpen = useCartStore((state) => state.isOpen);
  return (
    <button
      type="button"
      aria-label={t('cartButton', { count: units })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...onCartIntent}
      onClick={openCart}
      className="inline-flex min-h-target items-center gap-2 px-2 text-sm font-medium whitespace-nowrap lg:px-3"
    >
      <ShoppingBag aria-hidden size={22} strokeWidth={1.75} className="hidden sm:block" />
      {t('cart')}
      <span className="inline-grid h-6.5 min-w-6.5 place-items-center rounded-full bg-aurora-100 px-1.5 text-xs font-bold text-accent">
        {units}
      </span>
    </button>
  );
}
