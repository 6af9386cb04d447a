import { staticMarkup } from '@/components/static-markup/static-markup';
import { paths } from '@/domain/pages/paths';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StaticReadingScreen } from '@/features/reading/static-reading-screen';
import { readingProps } from '@/server/pages/reading-props';

export const getStaticProps = readingProps(
  () => paths.hearingTestWhy,
  (text, words) => staticMarkup(<ReadingScreen text={text} />, words),
);

export default StaticReadingScreen;
