import { staticMarkup } from '@/components/static-markup/static-markup';
import type { PageMeta } from '@/domain/pages/page-meta';
import { paths } from '@/domain/pages/paths';
import type { Article, ArticleCard } from '@/domain/pages/reading';
import { ArticleScreen } from '@/features/articles/article-screen';
import { StaticReadingScreen } from '@/features/reading/static-reading-screen';
import { articlePaths } from '@/server/pages/article-lists';
import { articleToRead, readNext } from '@/server/reading/reading-text';
import { published } from '@/server/main/published';
import { staticPageProps } from '@/server/pages/static-page-props';

type ArticleData = { article: Article; next: readonly ArticleCard[]; meta: PageMeta };

export const getStaticPaths = articlePaths;

export const getStaticProps = staticPageProps<ArticleData>(
  {
    messages: ['language', 'reading', 'articles'],
    meta: ({ meta }) => meta,
    load: async ({ params, locale }) => {
      const articles = await (await published(locale)).editorial.articles();
      const found = articles.find(({ slug }) => slug === params.slug);
      if (!found) return null;
      const { title, description, tags } = found;
      const article = articleToRead(found, locale);
      const { nearestTwin } = article.text;
      return {
        article,
        next: readNext(found, articles),
        meta: {
          title,
          description,
          keywords: tags.join(', '),
          canonicalPath: paths.article(found.slug),
          article: { publishedAt: found.publishedAt, updatedAt: found.updatedAt },
          ...(nearestTwin && { nearestTwin }),
        },
      };
    },
  },
  ({ article, next }, words) => ({
    markup: staticMarkup(<ArticleScreen article={article} next={next} />, words),
  }),
);

export default StaticReadingScreen;
