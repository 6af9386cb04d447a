import { CartScreen } from '@/features/cart/cart-screen';
import { pageProps } from '@/server/page-props';

export const getStaticProps = pageProps({
  messages: ['cart', 'errors'],
  meta: 'cart',
  isPrivate: true,
});

export default function CartPage() {
  return <CartScreen />;
}
