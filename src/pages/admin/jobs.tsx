import { translated } from '@/components/shell/translated';
import { JobsScreen } from '@/features/admin/jobs/jobs-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-jobs',
  isPrivate: true,
});

export default translated(JobsScreen);
