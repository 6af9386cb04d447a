import { translated } from '@/components/shell/translated';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue/catalogue';
import { paths } from '@/domain/pages/paths';
import { DiscoveryScreen } from '@/features/discovery/discovery-screen';
import { published } from '@/server/main/published';
import { pageProps } from '@/server/pages/page-props';

type DiscoveryData = { aid: Product };

export const getStaticProps = pageProps<DiscoveryData>({
  messages: ['discovery'],
  meta: 'discovery',
  canonicalPath: paths.discovery,
  revalidate: 60,
  load: async ({ locale }) => {
    const { catalogue } = await published(locale);
    const aid = await catalogue.findProduct(brand.defaultProductSlug);
    return aid && { aid };
  },
});

export default translated(DiscoveryScreen);
