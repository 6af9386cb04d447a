import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { goTo } from '@/components/addresses/go-to';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { SupportPhone } from '@/components/ui/text/support-phone';
import { defaultCurrency } from '@/domain/money';
import { paths } from '@/domain/pages/paths';
import { CartLineRow } from './cart-line-row';
import { lineNames } from './line-names';
import { cartActions } from './use-cart';
import type { ShownCart } from './use-shown-cart';

type CartContentsProps = {
  shown: ShownCart;
  /** Called when the shopper opens another page. */
  onLeave?: () => void;
  /** Padding left and right. */
  insetClassName?: string;
};

/** Keeps the content below in place while the cart is loading, empty or failed. */
const restHeight = 'min-h-96';

/** The lines, or the reason why there are none. The same in the drawer and on the page. */
export function CartContents({ shown, onLeave, insetClassName }: CartContentsProps) {
  if (shown.state === 'loading') return <LoadingCart />;
  if (shown.state === 'failed') return <FailedCart insetClassName={insetClassName} />;
  if (shown.state === 'empty')
    return <EmptyCart onLeave={onLeave} insetClassName={insetClassName} />;
  return <CartLines shown={shown} insetClassName={insetClassName} />;
}

function CartLines({ shown, insetClassName }: Omit<CartContentsProps, 'onLeave'>) {
  const t = useTranslations('cart');
  const { cart, lines, isPending } = shown;
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState('');
  const names = lineNames(lines, (name, variant) => t('lineName', { name, variant }));

  /** The pressed button is removed with its line, so the list takes the focus. */
  const handleRemove = useCallback(
    (itemId: string, name: string) => {
      list.current?.focus();
      setRemoved(t('lineRemoved', { name }));
      void cartActions.remove(itemId);
    },
    [t],
  );

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('lines')}
        className={cx('outline-none', insetClassName)}
      >
        {lines.map((line) => (
          <CartLineRow
            key={line.key}
            line={line}
            name={names[line.itemId] ?? line.name}
            currency={line.currency ?? cart?.currency ?? defaultCurrency}
            isPending={isPending}
            onRemove={handleRemove}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {removed}
      </p>
    </>
  );
}

function EmptyCart({ onLeave, insetClassName }: Omit<CartContentsProps, 'shown'>) {
  const t = useTranslations('cart');

  function handleShop() {
    onLeave?.();
    goTo(paths.shop);
  }

  return (
    <div className={cx('py-6', restHeight, insetClassName)}>
      <EmptyState title={t('empty')} action={<Button onClick={handleShop}>{t('shopNow')}</Button>}>
        {t('emptyHint')}
      </EmptyState>
    </div>
  );
}

function FailedCart({ insetClassName }: Pick<CartContentsProps, 'insetClassName'>) {
  const t = useTranslations('cart');
  return (
    <div className={cx('py-6', restHeight, insetClassName)}>
      <EmptyState
        title={t('failed')}
        action={<Button onClick={() => void cartActions.refresh()}>{t('tryAgain')}</Button>}
      >
        {t.rich('failedHint', { phone: () => <SupportPhone /> })}
      </EmptyState>
    </div>
  );
}

function LoadingCart() {
  return (
    <div className={cx('relative h-full', restHeight)}>
      <LoadingOverlay />
    </div>
  );
}
