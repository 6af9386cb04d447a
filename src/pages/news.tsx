import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { NewsScreen } from '@/features/news/news-screen';
import { pageProps } from '@/server/pages/page-props';
import { services } from '@/server/main/services';

type NewsData = { sellerAddress: string };

export const getStaticProps = pageProps<NewsData>({
  messages: ['consents', 'errors', 'news'],
  meta: 'news',
  canonicalPath: paths.news,
  revalidate: 60,
  load: async () => ({ sellerAddress: (await services()).config.shop.company.address }),
});

function NewsRoute({ sellerAddress }: NewsData) {
  return <NewsScreen sellerAddress={sellerAddress} />;
}

export default translated(NewsRoute);
