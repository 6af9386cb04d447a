import { translated } from '@/components/shell/translated';
import { ForgotPasswordScreen } from '@/features/auth/passwords/forgot-password-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'forgot-password',
  isPrivate: true,
});

export default translated(ForgotPasswordScreen);
