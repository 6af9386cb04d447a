import { translated } from '@/components/shell/translated';
import { OutboxScreen } from '@/features/admin/outbox/outbox-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-commerce'],
  meta: 'admin-outbox',
  isPrivate: true,
});

export default translated(OutboxScreen);
