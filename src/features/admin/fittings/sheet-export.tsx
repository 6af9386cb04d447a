import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { adminDocument } from '@/client/requests/admin-requests';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import { sheetAsCsv } from '@/domain/fitting/sheet-export';
import type { ShownSheet } from './use-fitting';

/** Prints the sheet, or saves the stored version as a PDF or a table. The audit log has the view of it. */
export function SheetExport({ shown: { view, stored, before } }: { shown: ShownSheet }) {
  const t = useTranslations('admin-fitting');
  const words = useTranslations('admin.record');
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  if (!stored) return null;
  const name = `fitting-${view.order.number}-${stored.version}`;

  async function savePdf(version: number) {
    if (isBusy) return;
    setIsBusy(true);
    const body = { order_id: view.order.id, version, locale };
    const answer = await adminDocument('/api/admin-fitting-document', body);
    setIsBusy(false);
    if (answer.ok) saveFile(answer.value, `${name}.pdf`);
    else await showToast('error', words('failed'));
  }

  function saveTable({ version, sheet, signature }: NonNullable<typeof stored>) {
    const text = sheetAsCsv({
      ...{ orderNumber: view.order.number, version, sheet, signature },
      before: before?.sheet ?? null,
    });
    saveFile(new Blob([text], { type: 'text/csv' }), `${name}.csv`);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void savePdf(stored.version)}>
        {t('pdf')}
      </Button>
      <Button variant="secondary" onClick={() => saveTable(stored)}>
        {t('csv')}
      </Button>
    </>
  );
}
