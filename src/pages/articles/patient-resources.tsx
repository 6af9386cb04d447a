import { translated } from '@/components/shell/translated';
import { ArticlesScreen } from '@/features/articles/articles-screen';
import { articleListProps, type ArticleListProps } from '@/server/reading/article-lists';

export const getStaticProps = articleListProps('patient-resources');

function PatientResourcesPage({ articles }: ArticleListProps) {
  return <ArticlesScreen articles={articles} category="patient-resources" />;
}

export default translated(PatientResourcesPage);
