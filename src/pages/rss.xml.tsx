import { defaultLocale } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { rssFeed } from '@/server/feeds/rss';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage('application/rss+xml', async (services) => {
  const { meta } = await loadMessages(defaultLocale, ['meta']);
  if (!meta) throw new Error('No page metadata');
  return rssFeed(await services.editorial.articles(), services.config.siteUrl, meta.articles);
});

export default function Feed() {
  return null;
}
