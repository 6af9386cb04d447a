import { HearingHistoryScreen } from '@/features/hearing-test/history/hearing-history-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'errors', 'hearing-result'],
  meta: 'account-hearing',
  isPrivate: true,
});

export default function AccountHearingPage() {
  return <HearingHistoryScreen />;
}
