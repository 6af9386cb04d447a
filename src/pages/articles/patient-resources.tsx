import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('patient-resources');

export default function PatientResourcesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="patient-resources" />;
}
