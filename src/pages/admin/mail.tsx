import { translated } from '@/components/shell/translated';
import { MailScreen } from '@/features/admin/outbox/mail-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-mail',
  isPrivate: true,
});

export default translated(MailScreen);
