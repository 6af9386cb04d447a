import { translated } from '@/components/shell/translated';
import { QuestionnaireScreen } from '@/features/questionnaire/questionnaire-screen';
import { framedPageProps } from '@/server/pages/framed-page';

export const getServerSideProps = framedPageProps({
  messages: ['questionnaire'],
  meta: 'questionnaire',
  isPrivate: true,
});

export default translated(QuestionnaireScreen);
