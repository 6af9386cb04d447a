import { useLocale, useTranslations } from 'next-intl';
import { OptionRows, type RowOption } from '@/components/ui/fields/option-rows';
import { Price } from '@/components/ui/text/price';
import type { Product } from '@/domain/catalogue/catalogue';
import { formatMoney } from '@/domain/money';
import type { Plan } from '@/domain/subscriptions/plan';
import type { Purchase } from '../use-purchase';

type PurchaseRowsProps = { product: Product; purchase: Purchase };

/** Value of the one-time row; no plan has this id. */
const once = '';

/** The purchase options, a row each with its price. Nothing where there is no choice. */
export function PurchaseRows({ product, purchase }: PurchaseRowsProps) {
  const t = useTranslations('catalogue.purchase');
  const planRow = usePlanRow(product);
  const { isSoldOnce, plans } = product;
  if (plans.length + Number(isSoldOnce) < 2) return null;

  const rows = plans.map(planRow);
  const onceRow: RowOption = {
    value: once,
    label: t('once'),
    aside: <Price amount={product.price} currency={product.currency} />,
  };
  return (
    <OptionRows
      legend={t('legend')}
      name="purchase"
      value={purchase.plan?.id ?? once}
      onChange={(value) => purchase.choosePlan(value === once ? null : value)}
      options={isSoldOnce ? [onceRow, ...rows] : rows}
      className="mb-7"
    />
  );
}

function usePlanRow({ currency }: Product) {
  const t = useTranslations('catalogue.purchase');
  const words = useTranslations('ui');
  const locale = useLocale();
  return ({ id, interval, count, price }: Plan): RowOption => {
    const rhythm = words('rhythm', { interval, count });
    return {
      value: id,
      label: t('plan', { rhythm }),
      aside: <Price amount={price} currency={currency} />,
      panel: (
        <p className="text-sm">
          {t('note', { rhythm, price: formatMoney(price, currency, locale) })}
        </p>
      ),
    };
  };
}
