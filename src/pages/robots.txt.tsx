import { robotsText } from '@/server/feeds/robots';
import { writtenPage } from '@/server/feeds/written-page';

export const getServerSideProps = writtenPage('text/plain', async ({ config }) =>
  robotsText(config.siteUrl),
);

export default function Robots() {
  return null;
}
