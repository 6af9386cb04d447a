import { useTranslations } from 'next-intl';
import { ArticleRow } from '@/components/ui/text/article-row';
import { GoLink } from '@/components/ui/button';
import { Section } from '@/components/ui/text/section';
import { paths } from '@/domain/pages/paths';
import type { ArticleCard } from '@/domain/pages/reading';
import { SectionHead } from './section-head';

/** A few articles to read before deciding; nothing where there are none. */
export function ReadingRows({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useTranslations('home.reading');
  if (articles.length === 0) return null;
  return (
    <Section>
      <SectionHead title={t('title')}>
        <GoLink href={paths.articles}>{t('all')}</GoLink>
      </SectionHead>
      <ul className="border-b border-line">
        {articles.map((article) => (
          <ArticleRow key={article.slug} article={article} heading="h3" />
        ))}
      </ul>
    </Section>
  );
}
