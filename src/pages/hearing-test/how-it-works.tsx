import { stillMarkup } from '@/components/shell/still-markup';
import { paths } from '@/domain/paths';
import { MethodFacts } from '@/features/hearing-test/method/method-screen';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StillReadingScreen } from '@/features/reading/still-reading-screen';
import { readingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(
  () => paths.hearingTestHow,
  (text, words) =>
    stillMarkup(
      <ReadingScreen text={text}>
        <MethodFacts />
      </ReadingScreen>,
      words,
    ),
  ['reading', 'hearing-method'],
);

export default StillReadingScreen;
