import { useTranslations } from 'next-intl';
import { EarMark } from '@/components/ui/pictures/ear-mark';
import { breakIn, press } from '../listening';
import { ListenStage } from '../listen-stage';
import type { ListeningView } from '../listening-view';
import { useTakeStore } from '../take-store';

/** The test itself. Only a finished pitch changes anything here. */
export function ListeningScene() {
  const t = useTranslations('hearing-take');
  const view = useTakeStore((state) => state.view);
  const onlyEar = view?.onlyEar;
  return (
    <ListenStage
      title={onlyEar ? t('listening.onlyTitle', { ear: onlyEar }) : t('listening.title')}
      lead={onlyEar ? t('listening.onlyLead') : t('listening.lead')}
      onPress={press}
      onPause={() => breakIn('user')}
      onStop={() => breakIn('stopped')}
      above={view && <TestProgress view={view} />}
    />
  );
}

function TestProgress({ view }: { view: ListeningView }) {
  const t = useTranslations('hearing-take');
  const ear = view.ear === 'R' ? t('listening.right') : t('listening.left');
  const pitch = t('listening.pitch', { count: view.pitch, total: view.pitches });
  return (
    <div>
      <p aria-hidden className="mb-3 flex justify-between gap-4 text-sm">
        <span className="flex items-center gap-2.5">
          <EarMark ear={view.ear === 'R' ? 'right-ear' : 'left-ear'} />
          {ear}
        </span>
        <span>{pitch}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('listening.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={view.percent}
        aria-valuetext={`${ear}, ${pitch}`}
        className="h-2 overflow-hidden rounded-full bg-spruce-700 forced-color-adjust-none"
      >
        <div className="h-full rounded-full bg-aurora-300" style={{ width: `${view.percent}%` }} />
      </div>
    </div>
  );
}
