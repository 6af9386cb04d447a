import { staticMarkup } from '@/components/static-markup/static-markup';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import type { ArticleCard } from '@/domain/pages/reading';
import { organizationFact } from '@/domain/structured-data/organization';
import { websiteFact } from '@/domain/structured-data/website';
import { HomeScreen } from '@/features/home/home-screen';
import { StaticHomeScreen } from '@/features/home/static-home-screen';
import { homeData, type HomeData } from '@/features/home/public';
import { oneOfEachCategory } from '@/server/reading/reading-text';
import { mostOnPage } from '@/server/commerce/port';
import { published } from '@/server/main/published';
import { staticPageProps } from '@/server/pages/static-page-props';

type HomePageData = HomeData & { articles: readonly ArticleCard[] };

export const getStaticProps = staticPageProps<HomePageData>(
  {
    messages: ['home', 'shop-facts'],
    meta: 'home',
    canonicalPath: paths.home,
    facts: (siteUrl, locale) => [organizationFact(siteUrl), websiteFact(siteUrl, locale)],
    revalidate: 60,
    load: async ({ locale }) => {
      const { catalogue, editorial } = await published(locale);
      const [hearingAid, accessories, articles] = await Promise.all([
        catalogue.findProduct(brand.defaultProductSlug),
        catalogue.listProducts('accessories', mostOnPage),
        editorial.articles(),
      ]);
      if (!hearingAid) throw new Error(`No product ${brand.defaultProductSlug} in the catalogue`);
      return { ...homeData(hearingAid, accessories), articles: oneOfEachCategory(articles) };
    },
  },
  (data, words) => ({ markup: staticMarkup(<HomeScreen {...data} />, words) }),
);

export default StaticHomeScreen;
