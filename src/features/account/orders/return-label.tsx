import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Download } from '@/components/icons/download';
import { Button } from '@/components/ui/button';
import type { CareReturn } from '@/domain/orders/after-sale';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { tellFailure } from '@/features/failures/public';
import { BarCode } from './bar-code';
import { loadOrderActions } from './lazy-order-actions';

type ReturnLabelProps = { order: CustomerOrder; label: NonNullable<CareReturn['label']> };

/** How to send an approved return: its label to print, and its code. */
export function ReturnLabel({ order, label }: ReturnLabelProps) {
  const t = useTranslations('orders.returns.label');
  const [isBusy, setIsBusy] = useState(false);
  const code = label.trackingCode.replace(/(.{4})(?=.)/g, '$1 ');

  async function download() {
    setIsBusy(true);
    const answer = await loadOrderActions()
      .then((actions) => actions.downloadReturnLabel(order))
      .catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) tellFailure('generic', answer, 'orders');
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4 bg-plate p-6">
      <h3 className="font-semibold">{t('heading')}</h3>
      <p>{label.isPrintable ? t('print') : t('carrier', { carrier: label.carrier })}</p>
      {label.isPrintable && (
        <Button isBusy={isBusy} busyLabel={t('busy')} onClick={() => void download()}>
          <Download aria-hidden size={20} />
          {t('save')}
        </Button>
      )}
      {label.barCode && <BarCode code={label.barCode} text={label.trackingCode} />}
      <p>
        {t('code')} <span className="block text-lg font-semibold wrap-anywhere">{code}</span>
      </p>
    </div>
  );
}
