import { staticMarkup } from '@/components/static-markup/static-markup';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { StaticArticlesScreen } from '@/features/articles/static-articles-screen';
import { articleListProps } from '@/server/pages/article-lists';

export const getStaticProps = articleListProps('patient-resources', (articles, page, words) =>
  staticMarkup(
    <ArticlesScreen articles={articles} category="patient-resources" asked={String(page)} />,
    words,
  ),
);

export default StaticArticlesScreen;
