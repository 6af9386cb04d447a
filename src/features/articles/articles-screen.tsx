import { useTranslations } from 'next-intl';
import { breadcrumbFacts } from '@/client/page-facts';
import { Breadcrumbs } from '@/components/ui/text/breadcrumbs';
import { ArticleRow } from '@/components/ui/text/article-row';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Container } from '@/components/ui/text/section';
import { StructuredData } from '@/components/ui/text/structured-data';
import { paths } from '@/domain/pages/paths';
import type { Trail } from '@/domain/pages/trail';
import { articlePage, type ArticleCard, type ArticleCategory } from '@/domain/pages/reading';
import { CategoryTabs } from './category-tabs';
import { FeaturedArticle } from './featured-article';

type ArticlesScreenProps = {
  articles: readonly ArticleCard[];
  category: ArticleCategory | null;
  /** The page number of the list, from 1, as given in the address. */
  asked?: string;
};

/** Articles, newest first: all, or those of one subject. */
export function ArticlesScreen({ articles, category, asked }: ArticlesScreenProps) {
  const t = useTranslations('articles');
  const names = useTranslations('ui.articles');
  const { page, pageCount, shown } = articlePage(articles, asked);
  const path = category ? paths.articlesAbout(category) : paths.articles;
  const list = { label: t('heading'), href: paths.articles };
  const trail: Trail = category ? [list, { label: names(category), href: path }] : [list];
  const [featured, ...others] = shown;
  const rows = page === 1 ? others : shown;

  return (
    <Container className="pt-10 pb-section lg:pt-20">
      <StructuredData graph={[breadcrumbFacts(trail)]} />
      {category && <Breadcrumbs trail={trail} />}
      <h1 className="font-display text-4xl">{category ? names(category) : t('heading')}</h1>
      <div className="mt-6 mb-8 lg:mb-10">
        <CategoryTabs category={category} />
      </div>
      {featured ? (
        <>
          {page === 1 && <FeaturedArticle article={featured} />}
          {page > 1 && (
            <p className="mb-6 text-ink-soft">{t('shownPage', { page, count: pageCount })}</p>
          )}
          <ul className="border-b border-line first:mt-0 [article+&]:mt-10">
            {rows.map((article) => (
              <ArticleRow key={article.slug} article={article} heading="h2" hasSummary />
            ))}
          </ul>
          <div className="mt-10 flex justify-center">
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
            />
          </div>
        </>
      ) : (
        <EmptyState title={t('empty')} />
      )}
    </Container>
  );
}
