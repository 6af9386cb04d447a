import { translated } from '@/components/shell/translated';
import { AuditScreen } from '@/features/admin/audit/audit-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-audit'],
  meta: 'admin-audit',
  isPrivate: true,
});

export default translated(AuditScreen);
