import { translated } from '@/components/shell/translated';
import { HearingHistoryScreen } from '@/features/hearing-test/history/hearing-history-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'hearing-result', 'health-signs'],
  meta: 'account-hearing',
  isPrivate: true,
});

export default translated(HearingHistoryScreen);
