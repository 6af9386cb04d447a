import { translated } from '@/components/shell/translated';
import { CallWishesScreen } from '@/features/admin/consultations/call-wishes-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-consultations'],
  meta: 'admin-call-wishes',
  isPrivate: true,
});

export default translated(CallWishesScreen);
