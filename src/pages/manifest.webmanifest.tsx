import { defaultLocale } from '@/domain/words/locale';
import { loadMessages } from '@/messages/load';
import { webManifest } from '@/server/feeds/manifest';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage('application/manifest+json', async () => {
  const { meta } = await loadMessages(defaultLocale, ['meta']);
  const description = meta?.home.description ?? '';
  return JSON.stringify(webManifest({ description, locale: defaultLocale }));
});

export default function Manifest() {
  return null;
}
