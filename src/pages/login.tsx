import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { LoginScreen } from '@/features/auth/log-in/login-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login',
  canonicalPath: paths.login,
});

export default translated(LoginScreen);
