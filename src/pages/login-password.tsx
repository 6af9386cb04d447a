import { translated } from '@/components/shell/translated';
import { LoginPasswordScreen } from '@/features/auth/log-in/login-password-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login-password',
  isPrivate: true,
});

export default translated(LoginPasswordScreen);
