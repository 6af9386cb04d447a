import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { RegisterScreen } from '@/features/auth/passwords/register-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'register',
  canonicalPath: paths.register,
});

export default translated(RegisterScreen);
