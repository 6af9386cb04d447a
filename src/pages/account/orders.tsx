import { translated } from '@/components/shell/translated';
import { OrdersScreen } from '@/features/account/orders/orders-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'fitting', 'orders', 'return-reasons'],
  meta: 'account-orders',
  isPrivate: true,
});

export default translated(OrdersScreen);
