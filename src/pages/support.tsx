import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { SupportScreen } from '@/features/support/support-screen';
import { readingProps, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(() => paths.support, ['reading', 'support']);

function SupportPage({ text }: ReadingProps) {
  return <SupportScreen text={text} />;
}

export default translated(SupportPage);
