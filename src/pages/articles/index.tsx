import { translated } from '@/components/shell/translated';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps(null);

function ArticlesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category={null} />;
}

export default translated(ArticlesPage);
