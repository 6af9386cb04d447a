import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { ShopScreen } from '@/features/catalogue/shop-screen';
import { pageProps } from '@/server/pages/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { services } from '@/server/main/services';

type ShopData = { aids: Product[]; accessories: Product[] };

export const getStaticProps = pageProps<ShopData>({
  messages: ['catalogue', 'shop', 'health-signs'],
  meta: 'shop',
  canonicalPath: paths.shop,
  revalidate: 60,
  load: async () => {
    const { catalogue } = (await services()).commerce;
    const [aids, accessories] = await Promise.all([
      catalogue.listProducts('product'),
      catalogue.listProducts('accessories', mostOnPage),
    ]);
    return { aids, accessories };
  },
});

function ShopPage({ aids, accessories }: ShopData) {
  return <ShopScreen aids={aids} accessories={accessories} />;
}

export default translated(ShopPage);
