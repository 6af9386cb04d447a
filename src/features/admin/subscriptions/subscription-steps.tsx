import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/toasts/toast';
import { canMoveSubscription, isOver } from '@/domain/subscriptions/subscription-machine';
import { MutationFaultNotice } from '../record/mutation-fault';
import { Part } from '../record/part';
import { useMutation } from '../record/use-mutation';
import {
  staffSubscriptionSchema,
  type StaffSubscription,
} from '@/domain/staff/answers/subscription';

type SubscriptionStepsProps = {
  value: StaffSubscription;
  onMoved: (value: StaffSubscription) => void;
  onStale: () => void;
};

type Action = 'pause' | 'resume' | 'end_with_period' | 'go_on' | 'cancel';

/** The customer's own actions, carried out for them. An end that cannot be undone asks for confirmation. */
export function SubscriptionSteps({ value, onMoved, onStale }: SubscriptionStepsProps) {
  const t = useTranslations('admin-commerce.subscriptions');
  const { subscription } = value;
  const { id, status, updatedAt: version, isEndingWithPeriod } = subscription;
  const { busyWith, fault, run } = useMutation(
    '/api/admin-subscription',
    staffSubscriptionSchema,
    onStale,
  );
  const [until, setUntil] = useState('');
  const [isSure, setIsSure] = useState(false);

  async function act(action: Action) {
    const day = action === 'pause' && until !== '' ? { until: `${until}T12:00:00Z` } : {};
    const moved = await run(action, { id, version, action, ...day });
    if (!moved) return;
    setIsSure(false);
    onMoved(moved);
    await showToast('success', t('changed'));
  }

  if (isOver(status)) return null;
  const button = (action: Action, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} isBusy={busyWith === action} onClick={() => void act(action)}>
      {t(`actions.${action}`)}
    </Button>
  );
  return (
    <Part heading={t('steps')}>
      <div className="grid justify-items-start gap-5">
        <MutationFaultNotice fault={fault} refused={t('refused')} />
        {canMoveSubscription(status, 'paused') && (
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t('until')}
              type="date"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
            {button('pause')}
          </div>
        )}
        {status === 'paused' && button('resume', 'primary')}
        {isEndingWithPeriod ? button('go_on') : button('end_with_period')}
        {isSure ? (
          <div className="flex flex-wrap items-center gap-3">
            <p>{t('sure')}</p>
            {button('cancel', 'primary')}
            <Button variant="quiet" onClick={() => setIsSure(false)}>
              {t('keep')}
            </Button>
          </div>
        ) : (
          <Button variant="secondary" onClick={() => setIsSure(true)}>
            {t('actions.cancel')}
          </Button>
        )}
      </div>
    </Part>
  );
}
