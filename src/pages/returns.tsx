import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import type { ReadingText } from '@/domain/pages/reading';
import { ReturnsScreen } from '@/features/account/guest/returns-screen';
import { pageProps } from '@/server/pages/page-props';
import { findReading } from '@/server/pages/reading-props';
import { published } from '@/server/main/published';

type ReturnsData = { trialDays: number; text: ReadingText | null };

export const getStaticProps = pageProps<ReturnsData>({
  messages: ['errors', 'orders', 'reading', 'return-reasons', 'returns'],
  meta: 'returns',
  canonicalPath: paths.returns,
  revalidate: 60,
  load: async ({ locale }) => {
    const { config } = await published();
    const found = await findReading(paths.returns, locale);
    return { trialDays: config.shop.promises.trialDays, text: found?.text ?? null };
  },
});

export default translated(ReturnsScreen);
