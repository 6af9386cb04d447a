import { translated } from '@/components/shell/translated';
import { CallRequestsScreen } from '@/features/admin/consultations/call-requests-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-consultations'],
  meta: 'admin-call-requests',
  isPrivate: true,
});

export default translated(CallRequestsScreen);
