import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { SupportScreen } from '@/features/support/support-screen';
import { pageProps } from '@/server/pages/page-props';
import { findReading, type ReadingProps } from '@/server/pages/reading-props';

export const getStaticProps = pageProps<ReadingProps>({
  messages: ['reading', 'support'],
  meta: ({ meta }) => meta,
  load: ({ locale }) => findReading(paths.support, locale),
});

export default translated(SupportScreen);
