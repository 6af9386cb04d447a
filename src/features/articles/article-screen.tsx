import { useLocale, useTranslations } from 'next-intl';
import { articleFacts, breadcrumbFacts } from '@/client/page-facts';
import { ArticleRow } from '@/components/ui/text/article-row';
import { Section } from '@/components/ui/text/section';
import { StructuredData } from '@/components/ui/text/structured-data';
import { brand } from '@/domain/brand';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import type { Article, ArticleCard, ArticleCategory } from '@/domain/pages/reading';
import {
  OneLanguage,
  ReadingBody,
  ReadingHead,
  TestBand,
  UpdatedLine,
  type ReadingTone,
} from '@/features/reading/public';

const tones: Record<ArticleCategory, ReadingTone> = {
  general: 'mint',
  'patient-resources': 'amber',
  'health-professional-resources': 'spruce',
};

type ArticleScreenProps = { article: Article; next: readonly ArticleCard[] };

/** An article with its picture, its sources, and what to read next. */
export function ArticleScreen({ article, next }: ArticleScreenProps) {
  const t = useTranslations('articles');
  const names = useTranslations('ui.articles');
  const locale = useLocale();
  const { text, category } = article;
  const trail: Trail = [
    { label: t('heading'), href: paths.articles },
    { label: names(category), href: paths.articlesAbout(category) },
    { label: text.title, href: text.path },
  ];

  return (
    <>
      <StructuredData
        graph={[articleFacts(text, text.picture?.url ?? null, locale), breadcrumbFacts(trail)]}
      />
      <article>
        <ReadingHead tone={tones[category]} trail={trail} isPageNamed={false} title={text.title}>
          <p>{brand.name}</p>
          <p>{names('minutes', { count: article.readingMinutes })}</p>
          <UpdatedLine text={text} />
          <OneLanguage text={text} />
        </ReadingHead>
        <ReadingBody text={text} />
      </article>
      <Section className="pt-0 print:hidden">
        <h2 className="mb-8 font-display text-2xl">{t('readNext')}</h2>
        <ul className="border-b border-line">
          {next.map((other) => (
            <ArticleRow key={other.slug} article={other} heading="h3" />
          ))}
        </ul>
      </Section>
      <TestBand />
    </>
  );
}
