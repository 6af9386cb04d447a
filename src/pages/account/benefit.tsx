import { translated } from '@/components/shell/translated';
import { BenefitScreen } from '@/features/account/benefit/benefit-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['account', 'auth', 'benefit', 'errors', 'orders', 'return-reasons', 'sixty-days'],
  meta: 'account-benefit',
  isPrivate: true,
});

export default translated(BenefitScreen);
