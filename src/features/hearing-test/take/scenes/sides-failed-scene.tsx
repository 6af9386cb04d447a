import { useTranslations } from 'next-intl';
import { Scene } from '../scene';
import { showScene } from '../take-store';
import { WaysOn } from './ways-on';

const reasons = ['swap', 'mono', 'plug'] as const;

/** What may be wrong when left and right do not fit; the test does not go on like this. */
export function SidesFailedScene({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('hearing-take');
  return (
    <Scene
      key="failed"
      title={t('sides.failedTitle')}
      lead={t('sides.failedLead')}
      continueLabel={t('sides.retry')}
      onContinue={onRetry}
      onBack={() => showScene('volume')}
    >
      <ul className="grid list-disc gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{t(`sides.failed.${reason}`)}</li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{t('sides.deaf')}</p>
      <WaysOn />
    </Scene>
  );
}
