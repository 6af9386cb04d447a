import { staticMarkup } from '@/components/static-markup/static-markup';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StaticReadingScreen } from '@/features/reading/static-reading-screen';
import { readingPathsOf, readingProps } from '@/server/pages/reading-props';

export const getStaticPaths = readingPathsOf('hearing-loss');
export const getStaticProps = readingProps(
  ({ page }) => `/hearing-loss/${page}`,
  (text, words) => staticMarkup(<ReadingScreen text={text} />, words),
);

export default StaticReadingScreen;
