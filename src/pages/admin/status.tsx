import { translated } from '@/components/shell/translated';
import { StatusScreen } from '@/features/admin/status/status-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-status'],
  meta: 'admin-status',
  isPrivate: true,
});

export default translated(StatusScreen);
