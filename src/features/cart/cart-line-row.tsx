import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { shallow } from 'zustand/shallow';
import { CircleAlert } from '@/components/icons/circle-alert';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { pendingLook } from '@/components/ui/loading/pending-look';
import { Picture } from '@/components/ui/pictures/picture';
import { Price } from '@/components/ui/text/price';
import { QuantityStepper } from '@/components/ui/fields/quantity-stepper';
import { errorCatalogue } from '@/domain/failures/error-catalogue';
import { type CurrencyCode, formatMoney } from '@/domain/money';
import { useCartStore } from './cart-store';
import type { ShownLine } from './shown-lines';
import { cartActions } from './use-cart';

type CartLineRowProps = {
  /** The line with the quantity the shopper wants; its amounts are the last confirmed ones. */
  line: ShownLine;
  /** The name used by the line's buttons. */
  name: string;
  currency: CurrencyCode;
  isPending: boolean;
  onRemove: (itemId: string, name: string) => void;
};

/** Every cart update creates new line objects; only rows with changed values render again. */
export const CartLineRow = memo(
  CartLineRowAnew,
  ({ line, ...props }, { line: nextLine, ...nextProps }) =>
    shallow(line, nextLine) && shallow(props, nextProps),
);

/** One line of the cart. Minus at one removes it, as pressing Remove does. */
function CartLineRowAnew({ line, name, currency, isPending, onRemove }: CartLineRowProps) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const remove = () => onRemove(line.itemId, name);
  const wantQuantity = (quantity: number) => void cartActions.setQuantity(line.itemId, quantity);
  return (
    <li
      aria-label={name}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-b border-line py-6 lg:grid-cols-[7.5rem_minmax(0,1fr)] lg:gap-x-5"
    >
      <LinePicture url={line.imageUrl} />
      {/* The price goes below the name where both have no room side by side. */}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="leading-snug font-semibold">{line.name}</p>
          {line.variantSubname && <p className="text-xs text-ink-soft">{line.variantSubname}</p>}
          {line.included && (
            <p className="text-xs text-ink-soft">{t('included', { names: line.included })}</p>
          )}
          {line.plan && <p className="text-xs text-ink-soft">{line.plan.name}</p>}
        </div>
        <div className={cx('text-right', isPending && pendingLook)}>
          <Price amount={line.priceTotal} currency={currency} className="font-semibold" />
          {line.quantity > 1 && (
            <p className="text-xs text-ink-soft">
              {t('each', { price: formatMoney(line.price, currency, locale) })}
            </p>
          )}
        </div>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 pt-2 lg:col-span-1 lg:col-start-2 lg:self-end lg:pt-0">
        <QuantityStepper
          quantity={line.quantity}
          increaseLabel={t('increase', { name })}
          decreaseLabel={t('decrease', { name })}
          onIncrease={() => wantQuantity(line.quantity + 1)}
          onDecrease={() => (line.quantity > 1 ? wantQuantity(line.quantity - 1) : remove())}
          isBusy={line.isArriving}
        />
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('removeLine', { name })}
          disabled={line.isArriving}
          aria-busy={line.isArriving || undefined}
          onClick={remove}
        >
          {t('remove')}
        </Button>
      </div>
      <LineError itemId={line.itemId} />
    </li>
  );
}

function LinePicture({ url }: { url: string | null }) {
  return (
    <span className="relative block aspect-square w-full self-start bg-plate lg:row-span-2">
      {url && <Picture src={url} alt="" fill sizes="120px" className="object-cover" />}
    </span>
  );
}

/** The error of this line; it stays after the toast has gone, until the line is tried again. */
function LineError({ itemId }: { itemId: string }) {
  const t = useTranslations('errors');
  const failure = useCartStore(({ lineErrors }) => lineErrors[itemId]);
  if (!failure) return null;
  return (
    <p className="col-span-3 flex items-start gap-2 pt-2 text-xs text-danger lg:col-span-2 lg:col-start-2">
      <CircleAlert aria-hidden size={20} className="mt-0.5 flex-none" />
      {t(errorCatalogue[failure])}
    </p>
  );
}
