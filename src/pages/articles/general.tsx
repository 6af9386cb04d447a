import { stillMarkup } from '@/components/shell/still-markup';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { StillArticlesScreen } from '@/features/articles/still-articles-screen';
import { articleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('general', (articles, page, words) =>
  stillMarkup(
    <ArticlesScreen articles={articles} category="general" asked={String(page)} />,
    words,
  ),
);

export default StillArticlesScreen;
