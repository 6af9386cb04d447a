import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { DiscoveryScreen } from '@/features/discovery/discovery-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['discovery'],
  meta: 'discovery',
  canonicalPath: paths.discovery,
});

export default translated(DiscoveryScreen);
