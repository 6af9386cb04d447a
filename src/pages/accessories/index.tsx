import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { AccessoriesScreen } from '@/features/catalogue/accessories-screen';
import { pageProps } from '@/server/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { services } from '@/server/services';

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
