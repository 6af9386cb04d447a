import { translated } from '@/components/shell/translated';
import { ReviewsScreen } from '@/features/admin/reviews/reviews-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-reviews'],
  meta: 'admin-reviews',
  isPrivate: true,
});

export default translated(ReviewsScreen);
