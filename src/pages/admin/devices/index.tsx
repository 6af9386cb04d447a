import { translated } from '@/components/shell/translated';
import { DevicesScreen } from '@/features/admin/devices/devices-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-devices'],
  meta: 'admin-devices',
  isPrivate: true,
});

export default translated(DevicesScreen);
