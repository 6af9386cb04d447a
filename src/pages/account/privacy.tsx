import { translated } from '@/components/shell/translated';
import { PrivacyScreen } from '@/features/account/privacy/privacy-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'privacy'],
  meta: 'account-privacy',
  isPrivate: true,
});

export default translated(PrivacyScreen);
