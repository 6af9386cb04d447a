import { translated } from '@/components/shell/translated';
import { SearchScreen } from '@/features/search/search-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({ messages: ['search'], meta: 'search', isPrivate: true });

export default translated(SearchScreen);
