import { useTranslations } from 'next-intl';
import { SupportPhone } from '@/components/ui/text/support-phone';

/** The orders that a saved test is with; without one, what the customer can do. */
export function OrdersOfTest({ orders }: { orders: readonly { number: string }[] }) {
  const t = useTranslations('hearing-result.keep');
  if (orders.length === 0) {
    return <p>{t.rich('toNoOrder', { phone: () => <SupportPhone /> })}</p>;
  }
  return orders.map(({ number }) => <p key={number}>{t('toOrder', { number })}</p>);
}
