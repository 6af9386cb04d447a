import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { NewsScreen } from '@/features/news/news-screen';
import { pageProps } from '@/server/pages/page-props';
import { published } from '@/server/main/published';

type NewsData = { sellerAddress: string };

export const getStaticProps = pageProps<NewsData>({
  messages: ['consents', 'errors', 'news'],
  meta: 'news',
  canonicalPath: paths.news,
  revalidate: 60,
  load: async () => ({ sellerAddress: (await published()).config.shop.company.address }),
});

export default translated(NewsScreen);
