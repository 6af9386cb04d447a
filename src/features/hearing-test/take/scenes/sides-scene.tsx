import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import type { EarSide } from '@/domain/audiometry/test-result';
import { goOn } from '../listening';
import { Scene } from '../scene';
import { sideTones } from '../side-check';
import { showScene, useTakeStore } from '../take-store';
import { useSideCheck, type SideCheckView } from '../use-side-check';
import { SidesFailedScene } from './sides-failed-scene';

/** Checks left and right. Without that no ear's result can be trusted, so this step cannot be skipped. */
export function SidesScene() {
  const t = useTranslations('hearing-take');
  const { view, start, again, answer } = useSideCheck();
  if (view.step === 'failed') return <SidesFailedScene onRetry={start} />;
  const isAsking = view.step === 'asking';
  return (
    <Scene
      title={t('sides.title')}
      lead={t('sides.lead')}
      note={noteOf(view, t)}
      continueLabel={labelOf(view.step)}
      onContinue={continueOf(view.step)}
      onBack={() => showScene('volume')}
    >
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <Side side="L" isOpen={isAsking} onChoose={answer} />
        <Side side="R" isOpen={isAsking} onChoose={answer} />
      </div>
      <div className="mt-6 flex min-h-26 flex-wrap items-center justify-between gap-4 rounded-lg border-[1.5px] border-line bg-spruce-900 p-6">
        {isAsking && (
          <>
            <p className="font-semibold">{t('sides.question')}</p>
            <Button variant="secondary" onClick={() => answer(null)}>
              {t('sides.unsure')}
            </Button>
          </>
        )}
        {view.step === 'idle' && <p className="text-ink-soft">{t('sides.help')}</p>}
        <p role="status" className="font-semibold">
          {view.step === 'passed' && t('sides.passed')}
        </p>
      </div>
    </Scene>
  );

  function labelOf(step: SideCheckView['step']): string | undefined {
    if (step === 'passed') return undefined;
    return step === 'idle' ? t('sides.play') : t('sides.again');
  }
  function continueOf(step: SideCheckView['step']): () => void {
    if (step === 'passed') return goFurther;
    return step === 'idle' ? start : again;
  }
}

/** After a change of headphones, the test in progress continues. */
function goFurther() {
  if (useTakeStore.getState().run) void goOn();
  else showScene('how');
}

function noteOf(view: SideCheckView, t: ReturnType<typeof useTranslations<'hearing-take'>>) {
  if (view.step !== 'asking') return null;
  if (view.isLouder) return t('sides.louder');
  return t('sides.count', { count: view.answered + 1, total: sideTones });
}

type SideProps = { side: EarSide; isOpen: boolean; onChoose: (side: EarSide) => void };

const sideLooks: Record<EarSide, string> = {
  L: 'border-ear-left text-[#b9d5f2]',
  R: 'border-ear-right text-[#ffc4c9]',
};

/** A choice of ear, by position, letter, colour and word; it gives no hint about the right answer. */
function Side({ side, isOpen, onChoose }: SideProps) {
  const t = useTranslations('hearing-take');
  return (
    <div className="grid justify-items-center gap-5 rounded-lg border-[1.5px] border-line bg-spruce-900 px-3 py-5 sm:px-6 sm:py-8">
      <span
        aria-hidden
        className={cx(
          'grid size-26 place-items-center rounded-full border-3 font-display text-[3.5rem] leading-none lg:size-44 lg:text-[5.5rem]',
          sideLooks[side],
        )}
      >
        {side}
      </span>
      <Button
        variant={isOpen ? 'primary' : 'secondary'}
        aria-disabled={!isOpen}
        onClick={() => isOpen && onChoose(side)}
        className="w-full"
      >
        {side === 'L' ? t('sides.left') : t('sides.right')}
      </Button>
    </div>
  );
}
