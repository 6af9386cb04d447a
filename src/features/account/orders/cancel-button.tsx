import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialogs/modal';
import { showToast } from '@/components/ui/toasts/toast';
import { brand } from '@/domain/brand';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { loadOrderActions } from './lazy-order-actions';

/** Cancels an order that has not been shipped yet, after a confirmation. */
export function CancelButton({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders');
  const [isOpen, setIsOpen] = useState(false);
  const [isCanceling, setIsCanceling] = useState(false);
  const { number } = order;
  const close = () => setIsOpen(false);

  async function cancel() {
    setIsCanceling(true);
    const answer = await loadOrderActions()
      .then((actions) => actions.cancelOrder(order.id))
      .catch(() => null);
    setIsCanceling(false);
    close();
    if (answer?.ok) return showToast('success', t('cancelDialog.done', { number }));
    reportError(new Error(`cancel: ${answer?.code ?? 'no code'}`), 'orders');
    const phone = brand.supportPhone.display;
    await showToast('error', t('cancelDialog.failed', { phone }));
  }

  return (
    <>
      {order.afterSale?.isCancelable && (
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {t('action.cancel')}
        </Button>
      )}
      <Modal title={t('cancelDialog.title', { number })} isOpen={isOpen} onClose={close}>
        <p className="text-ink-soft">{t('cancelDialog.text')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            isBusy={isCanceling}
            busyLabel={t('cancelDialog.busy')}
            onClick={() => void cancel()}
          >
            {t('cancelDialog.confirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {t('cancelDialog.keep')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
