import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import { HomeScreen } from '@/features/home/home-screen';
import { homeData, type HomeData } from '@/features/home/public';
import { pageProps } from '@/server/page-props';
import { services } from '@/server/services';

export const getStaticProps = pageProps<HomeData>({
  messages: ['home'],
  meta: 'home',
  canonicalPath: paths.home,
  revalidate: 60,
  load: async () => {
    const { catalogue } = (await services()).commerce;
    const [hearingAid, accessories] = await Promise.all([
      catalogue.findProduct(brand.defaultProductSlug),
      catalogue.listProducts('accessories'),
    ]);
    if (!hearingAid) throw new Error(`No product ${brand.defaultProductSlug} in the catalogue`);
    return homeData(hearingAid, accessories);
  },
});

export default function HomePage(props: HomeData) {
  return <HomeScreen {...props} />;
}
