import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { ShopScreen } from '@/features/catalogue/shop-screen';
import { pageProps } from '@/server/pages/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { published } from '@/server/main/published';

type ShopData = { aids: Product[]; accessories: Product[] };

export const getStaticProps = pageProps<ShopData>({
  messages: ['catalogue', 'shop', 'health-signs'],
  meta: 'shop',
  canonicalPath: paths.shop,
  revalidate: 60,
  load: async ({ locale }) => {
    const { catalogue } = await published(locale);
    const [aids, accessories] = await Promise.all([
      catalogue.listProducts('product'),
      catalogue.listProducts('accessories', mostOnPage),
    ]);
    return { aids, accessories };
  },
});

export default translated(ShopScreen);
