import { translated } from '@/components/shell/translated';
import { CartScreen } from '@/features/cart/cart-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['cart', 'errors'],
  meta: 'cart',
});

export default translated(CartScreen);
