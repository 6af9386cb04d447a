import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-look';
import { queryPaths } from '@/domain/pages/query-paths';
import { loadOrderActions } from '../orders/lazy-order-actions';
import { ReturnDialog } from '../orders/return-dialog';
import type { CustomerOrder } from '@/domain/orders/customer-order';

type StartReturnProps = { orderId: string; variant: ButtonVariant };

/** Opens the return of the order right here; where it is not possible, the order's page says why. */
export function StartReturn({ orderId, variant }: StartReturnProps) {
  const t = useTranslations('benefit.choices.return');
  const [order, setOrder] = useState<CustomerOrder | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'elsewhere'>('ready');
  const [isOpen, setIsOpen] = useState(false);

  async function start() {
    setState('loading');
    const answer = await loadOrderActions()
      .then((actions) => actions.readOrders())
      .catch(() => null);
    const found = answer?.ok ? answer.value.find(({ id }) => id === orderId) : undefined;
    const isPossible = found?.afterSale && found.afterSale.returnBlock === null;
    setState(isPossible ? 'ready' : 'elsewhere');
    if (!found || !isPossible) return;
    setOrder(found);
    setIsOpen(true);
  }

  if (state === 'elsewhere') {
    return (
      <ButtonLink variant={variant} href={queryPaths.accountOrder(orderId)}>
        {t('toOrder')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant={variant} isBusy={state === 'loading'} onClick={() => void start()}>
        {t('action')}
      </Button>
      {order && <ReturnDialog order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
