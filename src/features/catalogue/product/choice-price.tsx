import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/text/price';
import type { Product, Variant } from '@/domain/catalogue/catalogue';
import { klarnaPayment, type PayLater } from '@/domain/checkout/klarna';
import { formatMoney, type Cents } from '@/domain/money';
import { pricesOfLevel, type Choice } from '@/domain/catalogue/product-choice';

type ChoicePriceProps = {
  product: Product;
  choice: Choice;
  variant: Variant | null;
  payLater: PayLater;
};

/** The price and the name of the choice, announced when it changes. */
export function ChoicePrice({ product, choice, variant, payLater }: ChoicePriceProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const inWords = (amount: Cents) => formatMoney(amount, product.currency, locale);
  const prices = pricesOfLevel(product, choice);

  return (
    <div role="status" className="mt-6">
      {variant && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span data-testid="price" className="font-display text-3xl">
            <Price amount={variant.price} currency={product.currency} />
          </span>{' '}
          <span className="text-ink-soft">{t('forEars', choice)}</span>
        </p>
      )}
      {prices && variant && (
        <p className="price mt-1 text-xs text-ink-soft">
          {t('otherPrice', {
            ...choice,
            perEar: inWords(prices.perEar),
            pair: inWords(prices.pair),
            payLater,
            payment: inWords(klarnaPayment(variant.price)),
          })}
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {t('choice', { ...choice, ears: t(`ears.${choice.ears}.inLine`) })}
      </p>
    </div>
  );
}
