import { paths } from '@/domain/paths';
import { ReturnsScreen } from '@/features/account/guest/returns-screen';
import { pageProps } from '@/server/page-props';
import { services } from '@/server/services';

type ReturnsData = { trialDays: number };

export const getStaticProps = pageProps<ReturnsData>({
  messages: ['errors', 'orders', 'returns'],
  meta: 'returns',
  canonicalPath: paths.returns,
  revalidate: 60,
  load: async () => ({ trialDays: (await services()).config.trialDays }),
});

export default function ReturnsPage({ trialDays }: ReturnsData) {
  return <ReturnsScreen trialDays={trialDays} />;
}
