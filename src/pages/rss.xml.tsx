import { loadMessages } from '@/messages/load';
import { rssFeed } from '@/server/feeds/rss';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage(
  'application/rss+xml',
  async ({ editorial, config }, locale) => {
    const { meta } = await loadMessages(locale, ['meta']);
    if (!meta) throw new Error('No page metadata');
    return rssFeed(await editorial.articles(), config.siteUrl, meta.articles, locale);
  },
);

export default function Feed() {
  return null;
}
