import { translated } from '@/components/shell/translated';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { readingPathsOf, readingProps, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticPaths = readingPathsOf('learn');
export const getStaticProps = readingProps(({ page }) => `/learn/${page}`);

function SectionPage({ text }: ReadingProps) {
  return <ReadingScreen text={text} />;
}

export default translated(SectionPage);
