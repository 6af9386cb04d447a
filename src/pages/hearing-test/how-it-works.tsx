import { staticMarkup } from '@/components/static-markup/static-markup';
import { paths } from '@/domain/pages/paths';
import { MethodFacts } from '@/features/hearing-test/method/method-screen';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StaticReadingScreen } from '@/features/reading/static-reading-screen';
import { readingProps } from '@/server/pages/reading-props';

export const getStaticProps = readingProps(
  () => paths.hearingTestHow,
  (text, words) =>
    staticMarkup(
      <ReadingScreen text={text}>
        <MethodFacts />
      </ReadingScreen>,
      words,
    ),
  ['reading', 'hearing-method'],
);

export default StaticReadingScreen;
