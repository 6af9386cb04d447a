import { translated } from '@/components/shell/translated';
import { QuestionnaireScreen } from '@/features/questionnaire/questionnaire-screen';
import { framedPageProps, type FrameProps } from '@/server/pages/framed-page';

export const getServerSideProps = framedPageProps({
  messages: ['questionnaire'],
  meta: 'questionnaire',
  isPrivate: true,
});

function QuestionnairePage({ frameOrigins }: FrameProps) {
  return <QuestionnaireScreen frameOrigins={frameOrigins} />;
}

export default translated(QuestionnairePage);
