import { translated } from '@/components/shell/translated';
import { CheckoutScreen } from '@/features/checkout/checkout-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['checkout', 'errors', 'fields', 'health-signs'],
  meta: 'checkout',
});

export default translated(CheckoutScreen);
