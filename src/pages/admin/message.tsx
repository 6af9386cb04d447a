import { translated } from '@/components/shell/translated';
import { MessageScreen } from '@/features/admin/messages/message-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-messages'],
  meta: 'admin-message',
  isPrivate: true,
});

export default translated(MessageScreen);
