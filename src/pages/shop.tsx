import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import { ShopScreen } from '@/features/catalogue/shop-screen';
import { pageProps } from '@/server/page-props';
import { mostOnPage } from '@/server/commerce/port';
import { services } from '@/server/services';

type ShopData = { aid: Product | null; accessories: Product[] };

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
    const aid = aids.find(({ slug }) => slug === brand.defaultProductSlug) ?? aids[0] ?? null;
    return { aid, accessories };
  },
});

function ShopPage({ aid, accessories }: ShopData) {
  return <ShopScreen aid={aid} accessories={accessories} />;
}

export default translated(ShopPage);
