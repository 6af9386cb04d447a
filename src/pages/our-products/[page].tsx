import { stillMarkup } from '@/components/shell/still-markup';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StillReadingScreen } from '@/features/reading/still-reading-screen';
import { readingPathsOf, readingProps } from '@/server/reading/reading-props';

export const getStaticPaths = readingPathsOf('our-products');
export const getStaticProps = readingProps(
  ({ page }) => `/our-products/${page}`,
  (text, words) => stillMarkup(<ReadingScreen text={text} />, words),
);

export default StillReadingScreen;
