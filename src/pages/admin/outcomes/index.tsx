import { translated } from '@/components/shell/translated';
import { OutcomesScreen } from '@/features/admin/outcomes/outcomes-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-outcomes', 'return-reasons'],
  meta: 'admin-outcomes',
  isPrivate: true,
});

export default translated(OutcomesScreen);
