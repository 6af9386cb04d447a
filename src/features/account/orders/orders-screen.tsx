import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { AccountLayout } from '../account-layout';
import { OrderDetail } from './order-detail';
import { OrderList } from './order-list';

/** The customer's orders, or the one in the address. */
export function OrdersScreen() {
  const t = useTranslations('orders');
  const { query } = useRouter();
  const wanted = typeof query.order === 'string' ? query.order : null;
  if (wanted !== null) return <OrderDetail key={wanted} orderId={wanted} />;
  return (
    <AccountLayout heading={t('heading')}>
      {(account) => <OrderList accountId={account.id} />}
    </AccountLayout>
  );
}
