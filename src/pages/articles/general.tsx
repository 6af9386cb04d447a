import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('general');

export default function GeneralPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="general" />;
}
