import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Download } from '@/components/icons/download';
import { reportError } from '@/client/error-reporting';
import { saveFile } from '@/client/requests/save-file';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import type { FundingQuestion } from '@/domain/funding/funding-estimate';
import type { TechLevel } from '@/domain/catalogue/product-choice';

type EstimateDocumentProps = { question: FundingQuestion; level: TechLevel };

/** Creates the estimate as a PDF, from the current content of the page. */
export function EstimateDocument({ question, level }: EstimateDocumentProps) {
  const t = useTranslations('estimate.result');
  const [isBusy, setIsBusy] = useState(false);

  async function fetchIt() {
    setIsBusy(true);
    const answer = await import('./estimate-requests')
      .then(({ fetchEstimate }) => fetchEstimate(question, level))
      .catch(() => null);
    setIsBusy(false);
    if (answer?.ok) {
      saveFile(answer.value, 'hearing-aid-estimate.pdf');
      return;
    }
    reportError(new Error(`estimate: ${answer?.code ?? 'no code'}`), 'estimate');
    await showToast('error', t('pdfFailed'));
  }

  return (
    <Button isBusy={isBusy} busyLabel={t('pdfBusy')} onClick={() => void fetchIt()}>
      <Download aria-hidden size={20} />
      {t('pdf')}
    </Button>
  );
}
