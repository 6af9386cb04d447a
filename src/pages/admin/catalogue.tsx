import { translated } from '@/components/shell/translated';
import { CatalogueScreen } from '@/features/admin/catalogue/catalogue-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-catalogue',
  isPrivate: true,
});

export default translated(CatalogueScreen);
