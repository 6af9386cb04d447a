import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Download } from '@/components/icons/download';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';

/** Prints the page, or saves the figures shown as a table. */
export function OutcomeExport({ query }: { query: string }) {
  const t = useTranslations('admin-outcomes');
  const words = useTranslations('admin.record');
  const [isBusy, setIsBusy] = useState(false);

  async function saveTable() {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await adminDocument(`/api/admin-outcomes-table${query}`);
    setIsBusy(false);
    if (answer.ok) saveFile(answer.value, 'outcomes.csv');
    else await showToast('error', words('failed'));
  }

  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void saveTable()}>
        <Download aria-hidden size={20} />
        {t('csv')}
      </Button>
    </>
  );
}
