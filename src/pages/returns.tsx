import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import type { ReadingText } from '@/domain/pages/reading';
import { ReturnsScreen } from '@/features/account/guest/returns-screen';
import { pageProps } from '@/server/pages/page-props';
import { findReading } from '@/server/pages/reading-props';
import { services } from '@/server/main/services';

type ReturnsData = { trialDays: number; text: ReadingText | null };

export const getStaticProps = pageProps<ReturnsData>({
  messages: ['errors', 'orders', 'reading', 'returns'],
  meta: 'returns',
  canonicalPath: paths.returns,
  revalidate: 60,
  load: async () => {
    const { config } = await services();
    const found = await findReading(paths.returns);
    return { trialDays: config.shop.promises.trialDays, text: found?.text ?? null };
  },
});

function ReturnsPage({ trialDays, text }: ReturnsData) {
  return <ReturnsScreen trialDays={trialDays} text={text} />;
}

export default translated(ReturnsPage);
