import { paths } from '@/domain/paths';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { readingProps, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(() => paths.warranty);

export default function WarrantyPage({ text }: ReadingProps) {
  return <ReadingScreen text={text} isLegal />;
}
