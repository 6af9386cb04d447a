import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useState, type ReactElement } from 'react';
import { Drawer } from '@/components/ui/dialogs/drawer';
import { localeOf } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { CartContents } from './cart-contents';
import { closeCart } from './lazy-cart-actions';
import { useCartStore } from './cart-store';
import { CartSummary } from './cart-summary';
import { Suggestions } from './suggestions';
import { useShownCart } from './use-shown-cart';

/** Important, because the carousel's own style sheet resets its padding. */
const inset = 'px-gutter! lg:px-8!';

/** Loads the drawer's texts. */
export async function prepareCartDrawer(): Promise<ReactElement> {
  const { lang } = document.documentElement;
  const locale = localeOf(lang);
  const messages = await loadMessages(locale, ['cart', 'errors', 'ui']);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <CartDrawer />
    </NextIntlClientProvider>
  );
}

/** The cart as a drawer over any page (spec 2): from the right, with its totals always visible. */
function CartDrawer() {
  const t = useTranslations('cart');
  const [isGone, setIsGone] = useState(true);
  const isExpected = useCartStore((state) => state.expected !== null);
  const shown = useShownCart({ isAhead: isGone });
  if (shown.isOpen && isGone) setIsGone(false);
  return (
    <Drawer
      isFilled={isExpected}
      onGone={() => setIsGone(true)}
      label={t('title')}
      isOpen={shown.isOpen}
      onClose={closeCart}
      closeLabel={t('closeCart')}
      isClosedByBackspace
      header={
        shown.units > 0 && (
          <span className="text-ink-soft">{t('items', { count: shown.units })}</span>
        )
      }
      footer={
        shown.cart &&
        shown.lines.length > 0 && (
          <div className="px-gutter pt-4 pb-5 lg:px-8 lg:pt-5 lg:pb-6">
            <CartSummary cart={shown.cart} isPending={shown.isPending} onLeave={closeCart} />
          </div>
        )
      }
    >
      <CartContents shown={shown} onLeave={closeCart} insetClassName={inset} />
      <Suggestions
        cart={shown.cart}
        state={shown.state}
        isPending={shown.isPending}
        onLeave={closeCart}
        insetClassName={inset}
      />
    </Drawer>
  );
}
