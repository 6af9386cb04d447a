import { translated } from '@/components/shell/translated';
import { CouponsScreen } from '@/features/admin/coupons/coupons-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-coupons',
  isPrivate: true,
});

export default translated(CouponsScreen);
