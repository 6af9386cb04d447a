import { translated } from '@/components/shell/translated';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('health-professional-resources');

function ProfessionalResourcesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="health-professional-resources" />;
}

export default translated(ProfessionalResourcesPage);
