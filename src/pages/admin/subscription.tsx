import { translated } from '@/components/shell/translated';
import { SubscriptionScreen } from '@/features/admin/subscriptions/subscription-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-subscription',
  isPrivate: true,
});

export default translated(SubscriptionScreen);
