import { translated } from '@/components/shell/translated';
import { ProfileScreen } from '@/features/account/profile-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'fields'],
  meta: 'account',
  isPrivate: true,
});

export default translated(ProfileScreen);
