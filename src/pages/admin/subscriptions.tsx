import { translated } from '@/components/shell/translated';
import { SubscriptionsScreen } from '@/features/admin/subscriptions/subscriptions-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-subscriptions',
  isPrivate: true,
});

export default translated(SubscriptionsScreen);
