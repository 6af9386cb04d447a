import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { StaffMove } from '@/domain/orders/order-machine';
import { useMay } from '../shell/use-may';
import { Part, type AdminOrderPartProps } from './order-part';

/** The decisions possible now. Cancelling refunds everything, so it asks for confirmation. */
export function MovesPart({ view, state, adminFacts }: AdminOrderPartProps) {
  const t = useTranslations('admin-order');
  const reasons = useTranslations('admin-orders.reasons');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState<StaffMove | null>(null);
  const { order } = view;
  const mayChange = useMay('orders.change');

  async function decide(move: StaffMove) {
    if (busy) return;
    setBusy(move);
    // The clinic can approve its holds, and makes no other change to orders.
    const path = mayChange ? '/api/admin-move-order' : '/api/admin-approve-order';
    await state.change(path, { move }, t(`moved.${move}`));
    setBusy(null);
    setIsAsked(false);
  }

  return (
    <Part title={t('decision')}>
      {order.status === 'hold' && (
        <p className="mb-4">
          {order.holdReason ? t('waitsFor', { reason: reasons(order.holdReason) }) : t('heldByUs')}
        </p>
      )}
      {order.status === 'hold' && view.hearing?.missing && (
        <p className="mb-4">
          {t('ruleAsks', {
            rule: t(`rules.${view.hearing.rule}`),
            missing: t(`missingWhat.${view.hearing.missing}`),
          })}
        </p>
      )}
      {adminFacts.moves.length === 0 && <p>{t('noMoves')}</p>}
      <div className="flex flex-wrap gap-3">
        {adminFacts.moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant={move === 'approve' ? 'primary' : 'secondary'}
            isBusy={busy === move}
            onClick={() => (move === 'cancel' ? setIsAsked(true) : void decide(move))}
          >
            {t(`moves.${move}`)}
          </Button>
        ))}
      </div>
      {isAsked && (
        <Notice tone="attention" className="mt-4">
          <p className="mb-3">{t('cancelQuestion')}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" isBusy={busy === 'cancel'} onClick={() => void decide('cancel')}>
              {t('cancelYes')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setIsAsked(false)}>
              {t('cancelNo')}
            </Button>
          </div>
        </Notice>
      )}
    </Part>
  );
}
