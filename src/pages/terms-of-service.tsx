import { CompanyFacts } from '@/components/shop/company-facts';
import { staticMarkup } from '@/components/static-markup/static-markup';
import { paths } from '@/domain/pages/paths';
import { ReadingScreen } from '@/features/reading/reading-screen';
import { StaticReadingScreen } from '@/features/reading/static-reading-screen';
import { readingProps } from '@/server/pages/reading-props';

export const getStaticProps = readingProps(
  () => paths.terms,
  (text, words) =>
    staticMarkup(
      <ReadingScreen text={text} isLegal>
        <CompanyFacts />
      </ReadingScreen>,
      words,
    ),
  ['reading', 'shop-facts'],
);

export default StaticReadingScreen;
