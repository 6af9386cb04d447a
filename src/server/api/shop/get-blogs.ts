import { number, object, string } from 'yup';
import { defaultLocale, locales } from '@/domain/words/locale';
import { articleCard } from '@/server/reading/reading-text';
import { jsonAnswer } from '@/server/http/answers';
import { anyone, endpoint, route } from '../endpoints/route';

const locale = string().oneOf(locales).default(defaultLocale);

/** Articles change with a release or when an editor publishes, so a delay of a minute is fine. */
const cached = { 'Cache-Control': 'public, max-age=60' };

/** The newest articles for lists elsewhere (spec 7); `pageSize` of 1 to 100. */
export const getBlogs = route({
  GET: endpoint({
    input: object({ pageSize: number().integer().min(1).max(100).default(10), locale }),
    mayCall: anyone,
    handle: async ({ input: { pageSize, locale }, services }) => {
      const articles = await services.editorial.inLocale(locale).articles();
      return {
        data: articles.slice(0, pageSize).map((article) => ({
          ...articleCard(article),
          publishedAt: article.publishedAt,
          picture: article.picture,
        })),
        meta: { pagination: { page: 1, pageSize, total: articles.length } },
      };
    },
    answer: (result) => jsonAnswer(200, result, cached),
  }),
});
