import { useTranslations } from 'next-intl';
import { ListenStage } from '../listen-stage';
import { Scene } from '../scene';
import { goOn, startListening } from '../listening';
import { isHelpersTurn } from '../helper-turn';
import { showScene, useTakeStore } from '../take-store';
import { leavePractice, usePractice } from '../use-practice';

/** Practice with feedback; the test itself gives none. */
export function PracticeScene() {
  const t = useTranslations('hearing-take');
  const isHelper = useTakeStore((state) => isHelpersTurn(state.run));
  const { view, press, again } = usePractice();
  if (view.step === 'passed') {
    return (
      <Scene
        key="passed"
        isOneKey
        title={t('practice.done')}
        lead={t('practice.doneLead')}
        onContinue={isHelper ? () => goOn() : startListening}
      >
        <p className="rounded-lg border-[1.5px] border-line bg-spruce-900 p-6 sm:p-8">
          {t('listening.lead')}
        </p>
      </Scene>
    );
  }
  if (view.step === 'again') {
    return (
      <Scene
        key="again"
        isOneKey
        title={t('practice.again')}
        lead={isHelper ? t('practice.againHelper') : t('practice.againLead')}
        onContinue={again}
        onBack={leavePractice}
      />
    );
  }
  if (view.step === 'silent') {
    return (
      <Scene
        key="silent"
        isOneKey
        title={t('practice.silentTitle')}
        lead={t('practice.silentLead')}
        onContinue={() => showScene('volume')}
        onBack={() => showScene('how')}
      />
    );
  }
  return (
    <ListenStage
      title={t('practice.title')}
      lead={t('practice.lead')}
      onPress={press}
      onStop={leavePractice}
      below={
        <p role="status" className="mt-4 min-h-[1.6em] font-semibold">
          {view.feedback && t(`practice.${view.feedback}`)}
        </p>
      }
    />
  );
}
