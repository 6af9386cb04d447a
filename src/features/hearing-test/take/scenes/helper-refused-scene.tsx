import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { HelperRefusal } from '@/domain/audiometry/helper/helper-run';
import { goOnAlone } from '../helper-turn';
import { Scene } from '../scene';
import { showScene, useTakeStore } from '../take-store';

/** Refusals that another helper would get as well: both have to listen again. */
const needsBothAgain: ReadonlySet<HelperRefusal> = new Set([
  'helper-levels-changed',
  'helper-hears-softest',
]);

/** Explains why the helper's part cannot be used, and what to do. The listener's own part is kept. */
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
        {!needsBothAgain.has(code) && (
          <Button variant="secondary" onClick={() => showScene('helper')}>
            {t('helperRefused.other')}
          </Button>
        )}
      </div>
    </Scene>
  );
}
