import { translated } from '@/components/shell/translated';
import { MessagesScreen } from '@/features/admin/messages/messages-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-messages'],
  meta: 'admin-messages',
  isPrivate: true,
});

export default translated(MessagesScreen);
