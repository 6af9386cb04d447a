import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { LoginScreen } from '@/features/auth/login-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login',
  canonicalPath: paths.login,
});

export default translated(LoginScreen);
