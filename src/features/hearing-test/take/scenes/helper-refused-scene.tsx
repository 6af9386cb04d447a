import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { goOnAlone } from '../helper-turn';
import { Scene } from '../scene';
import { showScene, useTakeStore } from '../take-store';

/** The helper's part cannot be used: why, and what to do. Nothing of the listener's own part is lost. */
export function HelperRefusedScene() {
  const t = useTranslations('hearing-take');
  const code = useTakeStore((state) => state.helperRefusal);
  if (!code) return null;
  return (
    <Scene
      title={t('helperRefused.title')}
      lead={t(`helperRefused.why.${code}`)}
      continueLabel={t('helperRefused.show')}
      onContinue={goOnAlone}
    >
      <div className="grid justify-items-start gap-5 rounded-lg border-[1.5px] border-line bg-spruce-900 p-6 sm:p-8">
        <p>{t('helperRefused.kept')}</p>
        <p>{t(`helperRefused.next.${code}`)}</p>
        {code !== 'helper-levels-changed' && (
          <Button variant="secondary" onClick={() => showScene('helper')}>
            {t('helperRefused.other')}
          </Button>
        )}
      </div>
    </Scene>
  );
}
