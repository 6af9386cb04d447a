import { translated } from '@/components/shell/translated';
import { HearingTestScreen } from '@/features/admin/hearing/hearing-test-screen';
import { pageProps } from '@/server/pages/page-props';

export const getStaticProps = pageProps({
  messages: [
    'admin',
    'admin-hearing',
    'hearing-levels',
    'hearing-result',
    'hearing-test',
    'health-signs',
    'hearing-upload',
    'questionnaire',
  ],
  meta: 'admin-hearing-test',
  isPrivate: true,
});

export default translated(HearingTestScreen);
