import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { AccessoriesScreen } from '@/features/catalogue/accessories/accessories-screen';
import { pageProps } from '@/server/pages/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { services } from '@/server/main/services';

type AccessoriesData = { accessories: Product[] };

export const getStaticProps = pageProps<AccessoriesData>({
  messages: ['catalogue', 'accessories'],
  meta: 'accessories',
  canonicalPath: paths.accessories,
  revalidate: 60,
  load: async () => {
    const { catalogue } = (await services()).commerce;
    const accessories = await catalogue.listProducts('accessories', mostOnPage);
    return { accessories };
  },
});

function AccessoriesPage({ accessories }: AccessoriesData) {
  return <AccessoriesScreen accessories={accessories} />;
}

export default translated(AccessoriesPage);
