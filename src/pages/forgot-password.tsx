import { ForgotPasswordScreen } from '@/features/auth/forgot-password-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'forgot-password',
  isPrivate: true,
});

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
