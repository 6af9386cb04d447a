import { NewPasswordScreen } from '@/features/auth/new-password-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'set-password',
  isPrivate: true,
});

export default function SetPasswordPage() {
  return <NewPasswordScreen purpose="set" />;
}
