import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { ReturnDialog } from './return-dialog';

/** Requests a return; shown only while the order can be returned. */
export function ReturnButton({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders.action');
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = order.afterSale !== null && order.afterSale.returnBlock === null;
  return (
    <>
      {isPossible && (
        <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
          {t('return')}
        </Button>
      )}
      <ReturnDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
