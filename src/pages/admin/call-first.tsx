import { translated } from '@/components/shell/translated';
import { CallFirstScreen } from '@/features/admin/trials/call-first-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-consultations', 'admin-trials'],
  meta: 'admin-call-first',
  isPrivate: true,
});

export default translated(CallFirstScreen);
