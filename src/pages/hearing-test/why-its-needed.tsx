import { stillMarkup } from '@/components/shell/still-markup';
import { paths } from '@/domain/paths';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StillReadingScreen } from '@/features/reading/still-reading-screen';
import { readingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(
  () => paths.hearingTestWhy,
  (text, words) => stillMarkup(<ReadingScreen text={text} />, words),
);

export default StillReadingScreen;
