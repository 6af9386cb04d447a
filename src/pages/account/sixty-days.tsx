import { translated } from '@/components/shell/translated';
import { SixtyDaysScreen } from '@/features/account/sixty-days/sixty-days-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'benefit', 'errors', 'sixty-days'],
  meta: 'account-sixty-days',
  isPrivate: true,
});

export default translated(SixtyDaysScreen);
