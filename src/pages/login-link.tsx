import { translated } from '@/components/shell/translated';
import { LoginLinkScreen } from '@/features/auth/login-link-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login-link',
  isPrivate: true,
});

export default translated(LoginLinkScreen);
