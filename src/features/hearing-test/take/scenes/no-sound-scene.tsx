import { useTranslations } from 'next-intl';
import { Scene } from '../scene';
import { ensureSound } from '../sound-actions';
import { showScene, useTakeStore } from '../take-store';
import { WaysOn } from './ways-on';

/** No tones can be played here: said plainly, with another try and other ways to go on. */
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
