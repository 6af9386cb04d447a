import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { readingProps, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(() => paths.terms);

function TermsPage({ text }: ReadingProps) {
  return <ReadingScreen text={text} isLegal />;
}

export default translated(TermsPage);
