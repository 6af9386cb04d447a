import { translated } from '@/components/shell/translated';
import { OrdersScreen } from '@/features/admin/orders/orders-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-orders'],
  meta: 'admin-orders',
  isPrivate: true,
});

export default translated(OrdersScreen);
