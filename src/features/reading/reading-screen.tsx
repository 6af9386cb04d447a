import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { breadcrumbFacts } from '@/client/page-facts';
import { menuGroupOf, type MenuGroupId } from '@/components/shell/menus/menu-types';
import { StructuredData } from '@/components/ui/text/structured-data';
import { paths } from '@/domain/pages/paths';
import type { ReadingText } from '@/domain/pages/reading';
import type { Trail } from '@/domain/pages/trail';
import { faqPage } from '@/domain/structured-data/questions';
import { OneLanguage } from './one-language';
import { Questions } from './questions';
import { ReadingBody } from './reading-body';
import { ReadingHead, type ReadingTone } from './reading-head';
import { RelatedPages } from './related-pages';
import { TestBand } from './test-band';
import { UpdatedLine } from './updated-line';

const tones: Record<MenuGroupId, ReadingTone> = {
  products: 'plate',
  hearingTest: 'mint',
  learn: 'amber',
  aboutUs: 'spruce',
};

type ReadingScreenProps = {
  text: ReadingText;
  /** For terms and policies: shows no call to action next to the text. */
  isLegal?: boolean;
  /** Content between the text and its questions. */
  children?: ReactNode;
};

/** One of our texts as a separate page. */
export function ReadingScreen({ text, isLegal = false, children }: ReadingScreenProps) {
  const t = useTranslations('reading');
  const menu = useTranslations('shell.menu');
  const group = isLegal ? undefined : menuGroupOf(text.path);
  const home = { label: t('home'), href: paths.home };
  const here = { label: text.title, href: text.path };
  const trail: Trail = group ? [home, { label: menu(group) }, here] : [home, here];

  return (
    <>
      <StructuredData
        graph={[breadcrumbFacts(trail), ...(text.faq.length > 0 ? [faqPage(text.faq)] : [])]}
      />
      <ReadingHead tone={group ? tones[group] : 'plate'} trail={trail} title={text.title}>
        <UpdatedLine text={text} />
        <OneLanguage text={text} />
      </ReadingHead>
      <ReadingBody text={text}>
        {children}
        {text.faq.length > 0 && (
          <section aria-labelledby="questions" className="mt-14">
            <h2 id="questions" className="mb-6 font-display text-2xl">
              {t('questions')}
            </h2>
            <Questions questions={text.faq} heading="h3" />
          </section>
        )}
      </ReadingBody>
      {!isLegal && (
        <>
          <RelatedPages path={text.path} />
          <TestBand />
        </>
      )}
    </>
  );
}
