import { sitemap } from '@/server/feeds/sitemap';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage('application/xml', sitemap);

export default function Sitemap() {
  return null;
}
