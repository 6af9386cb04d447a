import { useLocale, useTranslations } from 'next-intl';
import { Price } from '@/components/ui/text/price';
import type { Product, Variant } from '@/domain/catalogue/catalogue';
import { formatMoney } from '@/domain/money';
import { pricesOfLevel, type Choice } from '@/domain/catalogue/product-choice';

type ChoicePriceProps = { product: Product; choice: Choice; variant: Variant | null };

/** The price and the name of the choice, announced when it changes. */
export function ChoicePrice({ product, choice, variant }: ChoicePriceProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const prices = pricesOfLevel(product, choice);
  const isPair = choice.ears === 'pair';

  return (
    <div role="status" className="mt-6">
      {variant && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span data-testid="price" className="font-display text-3xl">
            <Price amount={variant.price} currency={product.currency} />
          </span>{' '}
          <span className="text-ink-soft">{t(isPair ? 'forPair' : 'forOneEar')}</span>
        </p>
      )}
      {prices && (
        <p className="price mt-1 text-xs text-ink-soft">
          {t(isPair ? 'perEarPrice' : 'pairPrice', {
            price: formatMoney(isPair ? prices.perEar : prices.pair, product.currency, locale),
          })}
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {t('choice', {
          tech: t(`tech.${choice.tech}.label`),
          ears: t(`ears.${choice.ears}.inLine`),
          color: t(`color.${choice.color}.inLine`),
          receiver: t(`receiver.${choice.receiver}.inLine`),
        })}
      </p>
    </div>
  );
}
