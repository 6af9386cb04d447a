import { translated } from '@/components/shell/translated';
import { GiftCardsScreen } from '@/features/admin/gift-cards/gift-cards-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-gift-cards',
  isPrivate: true,
});

export default translated(GiftCardsScreen);
