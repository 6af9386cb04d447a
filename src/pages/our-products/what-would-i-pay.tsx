import { translated } from '@/components/shell/translated';
import { brand } from '@/domain/brand';
import { canadianPrices, type LevelPrices } from '@/domain/funding/estimate-answers';
import { paths } from '@/domain/pages/paths';
import { EstimateScreen } from '@/features/estimate/estimate-screen';
import { pageProps } from '@/server/pages/page-props';
import { services } from '@/server/main/services';

type EstimateData = { prices: LevelPrices | null };

export const getStaticProps = pageProps<EstimateData>({
  messages: ['estimate', 'fields', 'reading'],
  meta: 'estimate',
  canonicalPath: paths.estimate,
  revalidate: 60,
  load: async () => {
    const aid = await (await services()).commerce.catalogue.findProduct(brand.defaultProductSlug);
    return { prices: aid && canadianPrices(aid) };
  },
});

function EstimatePage({ prices }: EstimateData) {
  return <EstimateScreen prices={prices} />;
}

export default translated(EstimatePage);
