import { translated } from '@/components/shell/translated';
import { TodayScreen } from '@/features/admin/today/today-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-today'],
  meta: 'admin',
  isPrivate: true,
});

export default translated(TodayScreen);
