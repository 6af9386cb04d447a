import { translated } from '@/components/shell/translated';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('general');

function GeneralPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="general" />;
}

export default translated(GeneralPage);
