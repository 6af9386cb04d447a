import { translated } from '@/components/shell/translated';
import { OrderScreen } from '@/features/admin/orders/order-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: [
    'admin',
    'admin-hearing',
    'admin-orders',
    'admin-order',
    'admin-trials',
    'admin-commerce',
    'fields',
    'admin-fitting',
    'hearing-levels',
    'hearing-result',
    'hearing-test',
    'health-signs',
  ],
  meta: 'admin-order',
  isPrivate: true,
});

export default translated(OrderScreen);
