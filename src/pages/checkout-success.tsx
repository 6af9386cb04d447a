import { translated } from '@/components/shell/translated';
import { SuccessScreen } from '@/features/checkout/success/success-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['checkout-success'],
  meta: 'checkout-success',
  isPrivate: true,
});

export default translated(SuccessScreen);
