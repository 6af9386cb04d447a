import { paths } from '@/domain/paths';
import { DiscoveryScreen } from '@/features/discovery/discovery-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['discovery'],
  meta: 'discovery',
  canonicalPath: paths.discovery,
});

export default function DiscoveryRoute() {
  return <DiscoveryScreen />;
}
