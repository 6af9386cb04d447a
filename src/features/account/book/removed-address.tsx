import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type RemovedAddressProps = { line: string; isBusy: boolean; onUndo: () => void };

/** The address just removed, with an undo button. Takes the focus, as the button that was pressed is gone. */
export function RemovedAddress({ line, isBusy, onUndo }: RemovedAddressProps) {
  const t = useTranslations('account.addresses');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      aria-label={t('removedLabel')}
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-r-md border-l-4 border-aurora-600 bg-aurora-50 px-4 py-3"
    >
      <p>{t('removed', { line })}</p>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isBusy}
        busyLabel={t('undoing')}
        onClick={onUndo}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
