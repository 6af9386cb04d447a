import { translated } from '@/components/shell/translated';
import { AidsScreen } from '@/features/account/aids/aids-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'aids', 'auth', 'errors'],
  meta: 'account-aids',
  isPrivate: true,
});

export default translated(AidsScreen);
