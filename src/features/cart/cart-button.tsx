import { useRouter } from 'next/router';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { countedWords } from '@/domain/words/counted-words';
import { useShellWords } from '@/components/shell/shell-words';
import { cartIntent, openCart } from './lazy-cart-actions';
import { unitsOf, useCartStore, wantedUnits } from './cart-store';
import { readStoredUnits, watchStoredUnits } from './stored-summary';
import { ShellIcon } from '@/components/shell/shell-icon';

/** The header's cart button. Counts units: from this page's cart once loaded, before that from the stored count. */
export function CartButton() {
  const words = useShellWords();
  const { locale } = useRouter();
  const stored = useSyncExternalStore(watchStoredUnits, readStoredUnits, () => 0);
  // The pressed action, a drawer that opens, is rendered first.
  const units = useDeferredValue(
    useCartStore((state) => (wantedUnits(state) ?? stored) + unitsOf(state.arriving)),
  );
  const isOpen = useCartStore((state) => state.isOpen);
  return (
    <button
      type="button"
      aria-label={countedWords(words.cartUnits, units, locale)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...cartIntent()}
      onClick={openCart}
      className="inline-flex min-h-target items-center gap-2 px-1 text-sm font-medium whitespace-nowrap xl:px-3"
    >
      <ShellIcon name="bag" size={22} strokeWidth={1.75} className="hidden sm:block" />
      {words.cart}
      {/* Not to be seen: so that what is read here is word for word how its name begins, for whoever speaks it. */}
      <i className="-ml-2 text-[0px]">, </i>
      <span className="inline-grid h-6.5 min-w-6.5 place-items-center rounded-full bg-aurora-100 px-1.5 text-xs font-bold text-accent">
        {units}
      </span>
    </button>
  );
}
