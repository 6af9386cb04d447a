import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { AccessoriesScreen } from '@/features/catalogue/accessories/accessories-screen';
import { pageProps } from '@/server/pages/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { published } from '@/server/main/published';

type AccessoriesData = { accessories: Product[] };

export const getStaticProps = pageProps<AccessoriesData>({
  messages: ['catalogue', 'accessories'],
  meta: 'accessories',
  canonicalPath: paths.accessories,
  revalidate: 60,
  load: async ({ locale }) => {
    const { catalogue } = await published(locale);
    const accessories = await catalogue.listProducts('accessories', mostOnPage);
    return { accessories };
  },
});

export default translated(AccessoriesScreen);
