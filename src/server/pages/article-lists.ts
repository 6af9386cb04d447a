import type { GetStaticPaths } from 'next';
import { paths } from '@/domain/pages/paths';
import {
  articlePage,
  readersFirst,
  type ArticleCard,
  type ArticleCategory,
} from '@/domain/pages/reading';
import { readConfig } from '../settings/config';
import { published } from '../main/published';
import { inEveryLanguage } from './every-language';
import { staticPageProps, type PageWords, type StaticProps } from './static-page-props';
import { articleCard } from '../reading/reading-text';

type ArticleListProps = { articles: readonly ArticleCard[] };

/** Renders a page of the list, from 1. */
type WritePage = (articles: readonly ArticleCard[], page: number, words: PageWords) => string;

const metaOf = {
  general: 'articles-general',
  'patient-resources': 'articles-patient-resources',
  'health-professional-resources': 'articles-health-professional-resources',
} as const satisfies Record<ArticleCategory, string>;

/** Static props of a list of articles, of one subject or of all. Lists have no canonical address (spec 2). */
export function articleListProps(category: ArticleCategory | null, write: WritePage) {
  return staticPageProps<ArticleListProps, StaticProps & { further: string[] }>(
    {
      messages: ['articles'],
      meta: category ? metaOf[category] : 'articles',
      ownPath: category ? paths.articlesAbout(category) : paths.articles,
      load: async ({ locale }) => {
        const articles = await (await published(locale)).editorial.articles();
        const listed = category
          ? articles.filter((one) => one.category === category)
          : readersFirst(articles);
        return { articles: listed.map(articleCard) };
      },
    },
    ({ articles }, words) => {
      const { pageCount } = articlePage(articles, undefined);
      const [markup = '', ...further] = Array.from({ length: pageCount }, (_, index) =>
        write(articles, index + 1, words),
      );
      return { markup, further };
    },
  );
}

/** Every article is rendered during the build; see `readingPathsOf`. */
export const articlePaths: GetStaticPaths = async () => {
  const articles = readConfig().isBuilding ? await (await published()).editorial.articles() : [];
  return { paths: inEveryLanguage(articles.map(({ slug }) => ({ slug }))), fallback: 'blocking' };
};
