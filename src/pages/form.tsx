import { translated } from '@/components/shell/translated';
import { paths } from '@/domain/pages/paths';
import { CallBackScreen } from '@/features/consultation/call-back-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: ['call-back', 'errors'],
  meta: 'form',
  canonicalPath: paths.form,
});

export default translated(CallBackScreen);
