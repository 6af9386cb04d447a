import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toasts/toast';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { loadOrderActions } from './lazy-order-actions';

/** Saves the receipt as a PDF, to print or to send to an insurer. */
export function ReceiptButton({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders');
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    const answer = await loadOrderActions()
      .then((actions) => actions.downloadReceipt(order))
      .catch(() => null);
    setIsBusy(false);
    if (answer?.ok) return;
    reportError(new Error(`receipt: ${answer?.code ?? 'no code'}`), 'orders');
    await showToast('error', t('receiptFailed'));
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={isBusy}
      busyLabel={t('action.receiptBusy')}
      onClick={() => void download()}
    >
      {t('action.receipt')}
    </Button>
  );
}
