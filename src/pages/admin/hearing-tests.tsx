import { translated } from '@/components/shell/translated';
import { HearingTestsScreen } from '@/features/admin/hearing/hearing-tests-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-hearing', 'hearing-result', 'hearing-test'],
  meta: 'admin-hearing-tests',
  isPrivate: true,
});

export default translated(HearingTestsScreen);
