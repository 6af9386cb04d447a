import { translated } from '@/components/shell/translated';
import { ReturnsScreen } from '@/features/admin/returns/returns-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-returns',
  isPrivate: true,
});

export default translated(ReturnsScreen);
