import { translated } from '@/components/shell/translated';
import { FittingScreen } from '@/features/admin/fittings/fitting-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: [
    'admin',
    'admin-fitting',
    'admin-orders',
    'fields',
    'hearing-levels',
    'hearing-result',
    'hearing-test',
    'health-signs',
  ],
  meta: 'admin-fitting',
  isPrivate: true,
});

export default translated(FittingScreen);
