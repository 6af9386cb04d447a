import { translated } from '@/components/shell/translated';
import { SubscriptionsScreen } from '@/features/subscriptions/subscriptions-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'subscriptions'],
  meta: 'account-subscriptions',
  isPrivate: true,
});

export default translated(SubscriptionsScreen);
