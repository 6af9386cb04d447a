import { translated } from '@/components/shell/translated';
import { DeviceScreen } from '@/features/admin/devices/device-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['admin', 'admin-devices'],
  meta: 'admin-device',
  isPrivate: true,
});

export default translated(DeviceScreen);
