import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { TextsPart } from './texts-part';
import type { TrialPartProps } from './trial-frame';

/** Whether and how we write during the trial. "Please don't" is for good, so it asks once more. */
export function WritingPart(part: TrialPartProps) {
  const t = useTranslations('sixty-days.writing');
  const { view, state } = part;
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);

  async function stop() {
    setIsAsking(false);
    await state.save((requests) => requests.saveWriting('stopped'));
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {t('heading')}
      </h2>
      <p role="status" className="mt-2 text-ink-soft">
        {t(`state.${view.writing}`)}
      </p>
      {view.writing !== 'stopped' && (
        <>
          {view.texts.isOffered && <TextsPart {...part} />}
          <Button variant="quiet" className="mt-2 -ml-4" onClick={() => setIsAsking(true)}>
            {t('stop')}
          </Button>
          <Modal title={t('stopHeading')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
            <div className="grid gap-5">
              <p>{t('stopText')}</p>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => void stop()}>{t('stopNow')}</Button>
                <Button variant="secondary" onClick={() => setIsAsking(false)}>
                  {t('goOn')}
                </Button>
              </div>
            </div>
          </Modal>
        </>
      )}
    </section>
  );
}
