import { translated } from '@/components/shell/translated';
import { ForgotPasswordScreen } from '@/features/auth/forgot-password-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'forgot-password',
  isPrivate: true,
});

export default translated(ForgotPasswordScreen);
