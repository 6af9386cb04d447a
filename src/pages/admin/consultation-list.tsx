import { translated } from '@/components/shell/translated';
import { ConsultationListScreen } from '@/features/admin/consultations/consultation-list-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-consultations', 'admin-trials'],
  meta: 'admin-consultation-list',
  isPrivate: true,
});

export default translated(ConsultationListScreen);
