import { loadMessages } from '@/messages/load';
import { webManifest } from '@/server/feeds/manifest';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage('application/manifest+json', async (_, locale) => {
  const { meta } = await loadMessages(locale, ['meta']);
  const description = meta?.home.description ?? '';
  return JSON.stringify(webManifest({ description, locale }));
});

export default function Manifest() {
  return null;
}
