import { translated } from '@/components/shell/translated';
import { ReviewScreen } from '@/features/reviews/review-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['review'],
  meta: 'review',
  isPrivate: true,
});

export default translated(ReviewScreen);
