import { translated } from '@/components/shell/translated';
import { LoginLinkScreen } from '@/features/auth/log-in/login-link-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login-link',
  isPrivate: true,
});

export default translated(LoginLinkScreen);
