import { translated } from '@/components/shell/translated';
import { ConsultationsScreen } from '@/features/admin/consultations/consultations-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-consultations', 'admin-trials'],
  meta: 'admin-consultations',
  isPrivate: true,
});

export default translated(ConsultationsScreen);
