import { translated } from '@/components/shell/translated';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import type { ArticleCard } from '@/domain/reading';
import { organizationFact } from '@/domain/structured-data/organization';
import { websiteFact } from '@/domain/structured-data/website';
import { HomeScreen } from '@/features/home/home-screen';
import { homeData, type HomeData } from '@/features/home/public';
import { pageProps } from '@/server/page-props';
import { oneOfEachCategory } from '@/server/reading/reading-text';
import { services } from '@/server/services';

type HomePageData = HomeData & { articles: readonly ArticleCard[] };

export const getStaticProps = pageProps<HomePageData>({
  messages: ['home'],
  meta: 'home',
  canonicalPath: paths.home,
  facts: (siteUrl, locale) => [organizationFact(siteUrl), websiteFact(siteUrl, locale)],
  revalidate: 60,
  load: async () => {
    const { commerce, editorial } = await services();
    const { catalogue } = commerce;
    const [hearingAid, accessories, articles] = await Promise.all([
      catalogue.findProduct(brand.defaultProductSlug),
      catalogue.listProducts('accessories'),
      editorial.articles(),
    ]);
    if (!hearingAid) throw new Error(`No product ${brand.defaultProductSlug} in the catalogue`);
    return { ...homeData(hearingAid, accessories), articles: oneOfEachCategory(articles) };
  },
});

function HomePage(props: HomePageData) {
  return <HomeScreen {...props} />;
}

export default translated(HomePage);
