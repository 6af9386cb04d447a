import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/paths';
import { MethodFacts } from '@/features/hearing-test/method/method-screen';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { readingProps, type ReadingProps } from '@/server/reading/reading-props';

export const getStaticProps = readingProps(
  () => paths.hearingTestHow,
  ['reading', 'hearing-method'],
);

function HowItWorksPage({ text }: ReadingProps) {
  return (
    <ReadingScreen text={text}>
      <MethodFacts />
    </ReadingScreen>
  );
}

export default translated(HowItWorksPage);
