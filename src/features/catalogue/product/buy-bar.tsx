import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Price } from '@/components/ui/text/price';
import type { CurrencyCode } from '@/domain/money';
import type { Variant } from '@/domain/catalogue/catalogue';
import type { Choice } from '@/domain/catalogue/product-choice';
import type { AddToCart } from '../use-add-to-cart';

type BuyBarProps = {
  choice: Choice;
  variant: Variant;
  currency: CurrencyCode;
  isShown: boolean;
  buying: AddToCart;
};

/**
 * Price and button at the bottom of a small screen while the main button is out of view. For touch only: keyboard and
 * screen reader use the main button, so they do not meet the same words twice. Its space is reserved at the end of the
 * page, so showing it moves nothing.
 */
export function BuyBar({ choice, variant, currency, isShown, buying }: BuyBarProps) {
  const t = useTranslations('product');
  const shared = useTranslations('catalogue');
  return (
    <div
      aria-hidden
      data-testid="buy-bar"
      className={cx(
        'sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-4 bg-page px-gutter py-3 shadow-bar transition-[visibility,opacity] lg:hidden',
        !isShown && 'invisible opacity-0',
      )}
    >
      <p className="text-xs leading-snug text-ink-soft">
        <Price
          amount={variant.price}
          currency={currency}
          className="font-display text-[1.625rem] leading-tight text-ink"
        />
        <br />
        {t('choiceShort', { ...choice, ears: t(`ears.${choice.ears}.label`) })}
      </p>
      <Button {...buying.intent} tabIndex={-1} isBusy={buying.isAdding} onClick={buying.add}>
        {shared('addToCart')}
      </Button>
    </div>
  );
}
