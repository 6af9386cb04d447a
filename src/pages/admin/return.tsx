import { translated } from '@/components/shell/translated';
import { ReturnScreen } from '@/features/admin/returns/return-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce', 'return-reasons'],
  meta: 'admin-return',
  isPrivate: true,
});

export default translated(ReturnScreen);
