import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { TakeScreen } from '@/features/hearing-test/take/take-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['hearing-take', 'hearing-levels', 'hearing-result', 'health-signs', 'shop-facts'],
  meta: 'hearing-take',
  canonicalPath: paths.hearingTestTake,
  isPrivate: true,
});

export default translated(TakeScreen);
