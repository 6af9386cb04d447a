import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { SupportScreen } from '@/features/support/support-screen';
import { pageProps } from '@/server/page-props';
import { findReading, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticProps = pageProps<ReadingProps>({
  messages: ['reading', 'support'],
  meta: ({ meta }) => meta,
  load: () => findReading(paths.support),
});

function SupportPage({ text }: ReadingProps) {
  return <SupportScreen text={text} />;
}

export default translated(SupportPage);
