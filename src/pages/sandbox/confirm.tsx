import { translated } from '@/components/shell/translated';
import { ConfirmScreen } from '@/features/sandbox-gateway/confirm-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['sandbox'],
  meta: 'sandbox-confirm',
  isPrivate: true,
});

export default translated(ConfirmScreen);
