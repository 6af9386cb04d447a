import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { secondEar } from '@/domain/audiometry/rounds';
import type { EarSide } from '@/domain/audiometry/test-result';
import { changeHeadphones, goOn, skipHelper } from '../listening';
import { Scene } from '../scene';
import { showScene, useTakeStore, type Waiting } from '../take-store';

/** The sound is off, and the test waits without a time limit. */
export function PauseScene() {
  const t = useTranslations('hearing-take');
  const waiting = useTakeStore((state) => state.waiting);
  const onlyEar = useTakeStore(({ run }) => (run ? secondEar(run.procedure) : 'L'));
  const [isBusy, setIsBusy] = useState(false);
  async function run(action: () => Promise<void>) {
    setIsBusy(true);
    await action();
    setIsBusy(false);
  }
  if (!waiting) return null;
  const words = wordsFor(waiting, onlyEar, t);
  // A listener who stopped it may have felt pain: no stray key may start tones again.
  const wasStopped = waiting.for === 'interruption' && waiting.cause === 'stopped';
  return (
    <Scene
      key={words.title}
      isOneKey={!wasStopped}
      title={words.title}
      lead={words.lead}
      isBusy={isBusy}
      continueLabel={labelFor(waiting, t)}
      onContinue={waiting.for === 'helper' ? () => showScene('practice') : () => run(() => goOn())}
    >
      <div className="grid justify-items-start gap-5 rounded-lg border-[1.5px] border-line bg-spruce-900 p-6 sm:p-8">
        <p>{waiting.for === 'futile' ? t('pause.futileNext') : t('pause.keep')}</p>
        {waiting.for === 'interruption' && (
          <div>
            <Button variant="secondary" onClick={() => run(changeHeadphones)}>
              {t('pause.changed')}
            </Button>
            <p className="mt-2 text-sm text-ink-soft">{t('pause.changedHint')}</p>
          </div>
        )}
        {waiting.for === 'swap' && (
          <Button variant="secondary" onClick={() => run(() => goOn({ isDeclined: true }))}>
            {t('pause.swapDecline')}
          </Button>
        )}
        {waiting.for === 'helper' && (
          <>
            <Button variant="secondary" onClick={() => showScene('helper')}>
              {t('pause.helperOther')}
            </Button>
            <Button variant="secondary" onClick={skipHelper}>
              {t('pause.helperSkip')}
            </Button>
          </>
        )}
      </div>
    </Scene>
  );
}

type Words = ReturnType<typeof useTranslations<'hearing-take'>>;

function labelFor(waiting: Waiting, t: Words): string | undefined {
  if (waiting.for === 'swap') return t('pause.swapDone');
  return waiting.for === 'futile' ? t('pause.futileDone') : undefined;
}

function wordsFor(waiting: Waiting, onlyEar: EarSide, t: Words) {
  if (waiting.for === 'interruption') {
    return { title: t('pause.title'), lead: t(`pause.cause.${waiting.cause}`) };
  }
  if (waiting.for === 'sides' || waiting.for === 'sides-again') {
    const lead = t(`pause.${waiting.for}.lead`, { ear: onlyEar });
    return { title: t(`pause.${waiting.for}.title`), lead };
  }
  return { title: t(`pause.${waiting.for}.title`), lead: t(`pause.${waiting.for}.lead`) };
}
