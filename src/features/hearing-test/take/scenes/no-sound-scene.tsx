import { useTranslations } from 'next-intl';
import { Scene } from '../scene';
import { ensureSound } from '../sound-actions';
import { showScene, useTakeStore } from '../take-store';
import { WaysOn } from './ways-on';

/** Says plainly that no tones can be played here, with a retry and the alternatives. */
export function NoSoundScene() {
  const t = useTranslations('hearing-take');
  const trouble = useTakeStore((state) => state.soundTrouble) ?? 'silent';
  async function handleRetry() {
    if (await ensureSound()) showScene(useTakeStore.getState().run ? 'pause' : 'volume');
  }
  return (
    <Scene
      title={t('noSound.title')}
      lead={t(`noSound.${trouble}`)}
      continueLabel={t('noSound.retry')}
      onContinue={handleRetry}
    >
      <WaysOn />
    </Scene>
  );
}
