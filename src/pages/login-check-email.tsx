import { translated } from '@/components/shell/translated';
import { CheckEmailScreen } from '@/features/auth/log-in/check-email-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'login-check-email',
  isPrivate: true,
});

export default translated(CheckEmailScreen);
