import { defaultLocale } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { rssFeed } from '@/server/feeds/rss';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage(
  'application/rss+xml',
  async ({ editorial, config }) => {
    const { meta } = await loadMessages(defaultLocale, ['meta']);
    if (!meta) throw new Error('No page metadata');
    return rssFeed(await editorial.articles(), config.siteUrl, meta.articles);
  },
);

export default function Feed() {
  return null;
}
