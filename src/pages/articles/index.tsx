import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps(null);

export default function ArticlesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category={null} />;
}
