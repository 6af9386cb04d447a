import { translated } from '@/components/shell/translated';
import { NewPasswordScreen } from '@/features/auth/passwords/new-password-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'set-password',
  isPrivate: true,
});

function SetPasswordPage() {
  return <NewPasswordScreen purpose="set" />;
}

export default translated(SetPasswordPage);
