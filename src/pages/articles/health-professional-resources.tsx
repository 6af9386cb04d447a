import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('health-professional-resources');

export default function ProfessionalResourcesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="health-professional-resources" />;
}
