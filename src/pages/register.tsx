import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { RegisterScreen } from '@/features/auth/register-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['auth', 'errors'],
  meta: 'register',
  canonicalPath: paths.register,
});

export default translated(RegisterScreen);
