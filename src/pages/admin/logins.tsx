import { translated } from '@/components/shell/translated';
import { LoginsScreen } from '@/features/admin/logins/logins-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-logins'],
  meta: 'admin-logins',
  isPrivate: true,
});

export default translated(LoginsScreen);
