import { useLocale, useTranslations } from 'next-intl';
import type { Cart } from '@/domain/carts/cart';
import { formatMoney } from '@/domain/money';

type PlanAgreementProps = { cart: Cart; id: string };

/** States what is charged again and how often, where the shopper agrees to it: right before `Pay now`. */
export function PlanAgreement({ cart, id }: PlanAgreementProps) {
  const t = useTranslations('checkout.plans');
  const words = useTranslations('ui');
  const locale = useLocale();
  const renewing = cart.items.flatMap((line) => (line.plan ? [{ ...line, plan: line.plan }] : []));
  if (renewing.length === 0) return null;
  return (
    <section className="mb-6 border-l-4 border-aurora-600 bg-aurora-50 px-5 py-4.5">
      <h2 className="font-semibold">{t('heading')}</h2>
      <ul id={id} className="mt-2 grid gap-3">
        {renewing.map(({ itemId, name, plan, priceTotal }) => (
          <li key={itemId}>
            <span className="block font-medium">{name}</span>
            {t('agreement', {
              price: formatMoney(priceTotal, cart.currency, locale),
              rhythm: words('rhythm', { interval: plan.interval, count: plan.count }),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
