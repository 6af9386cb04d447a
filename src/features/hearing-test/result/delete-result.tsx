import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';

type DeleteResultProps = {
  /** Id of the saved result; null when the shop stores none. */
  savedId: string | null;
  onDeleted: () => void;
};

/** Deletes a result after a confirmation in place: it cannot be undone. */
export function DeleteResult({ savedId, onDeleted }: DeleteResultProps) {
  const t = useTranslations('hearing-result.keep');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function destroy() {
    setIsBusy(true);
    const answer =
      savedId === null
        ? ({ ok: true } as const)
        : await import('./result-requests')
            .then(({ deleteResult }) => deleteResult(savedId))
            .catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) {
      reportError(new Error(`delete result: ${answer?.code ?? 'no code'}`), 'hearing-test');
      return showToast('error', t('deleteFailed'));
    }
    setIsAsking(false);
    onDeleted();
    return showToast('success', savedId === null ? t('deletedHere') : t('deleted'));
  }

  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setIsAsking(true)} className="-ml-4">
        {t('delete')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('confirm')} className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{t('confirm')}</span>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isBusy}
        onClick={() => void destroy()}
        autoFocus
      >
        {t('confirmYes')}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(false)}>
        {t('confirmNo')}
      </Button>
    </div>
  );
}
