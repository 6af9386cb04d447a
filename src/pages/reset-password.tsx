import { translated } from '@/components/shell/translated';
import { NewPasswordScreen } from '@/features/auth/passwords/new-password-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'reset-password',
  isPrivate: true,
});

function ResetPasswordPage() {
  return <NewPasswordScreen purpose="reset" />;
}

export default translated(ResetPasswordPage);
