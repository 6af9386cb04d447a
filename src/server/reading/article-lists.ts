import type { GetStaticPaths } from 'next';
import { paths } from '@/domain/paths';
import type { ArticleCard, ArticleCategory } from '@/domain/reading';
import { readConfig } from '../config';
import { pageProps } from '../page-props';
import { services } from '../services';
import { articleCard } from './reading-text';

export type ArticleListProps = { articles: readonly ArticleCard[] };

const metaOf = {
  general: 'articles-general',
  'patient-resources': 'articles-patient-resources',
  'health-professional-resources': 'articles-health-professional-resources',
} as const satisfies Record<ArticleCategory, string>;

/** Static properties of a list of articles, of one subject or of all. Lists have no canonical address (spec 2). */
export function articleListProps(category: ArticleCategory | null) {
  return pageProps<ArticleListProps>({
    messages: ['articles'],
    meta: category ? metaOf[category] : 'articles',
    ownPath: category ? paths.articlesAbout(category) : paths.articles,
    load: async () => {
      const articles = await (await services()).editorial.articles();
      const listed = category ? articles.filter((one) => one.category === category) : articles;
      return { articles: listed.map(articleCard) };
    },
  });
}

/** Every article is written while building; see `readingPathsOf`. */
export const articlePaths: GetStaticPaths = async () => {
  const articles = readConfig().isBuilding ? await (await services()).editorial.articles() : [];
  return { paths: articles.map(({ path }) => path), fallback: 'blocking' };
};
