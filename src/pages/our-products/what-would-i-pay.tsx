import { translated } from '@/components/shell/translated';
import { brand } from '@/domain/brand';
import { canadianPrices, type LevelPrices } from '@/domain/funding/estimate-answers';
import { paths } from '@/domain/pages/paths';
import { EstimateScreen } from '@/features/estimate/estimate-screen';
import { pageProps } from '@/server/pages/page-props';
import { published } from '@/server/main/published';

type EstimateData = { prices: LevelPrices | null };

export const getStaticProps = pageProps<EstimateData>({
  messages: ['estimate', 'fields', 'reading'],
  meta: 'estimate',
  canonicalPath: paths.estimate,
  revalidate: 60,
  load: async ({ locale }) => {
    const aid = await (await published(locale)).catalogue.findProduct(brand.defaultProductSlug);
    return { prices: aid && canadianPrices(aid) };
  },
});

export default translated(EstimateScreen);
