import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { hasPaidAhead } from '@/domain/subscriptions/customer-subscription';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-props';
import { useSubscriptionWords } from './use-subscription-words';

/**
 * Cancels at the end of the paid period, or now. If nothing is paid ahead, or it ends then anyway, only "now" is
 * offered.
 */
export function CancelDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.cancel');
  const { day } = useSubscriptionWords();
  const [canWait] = useState(
    () => hasPaidAhead(subscription, new Date()) && !subscription.isEndingWithPeriod,
  );
  const [when, setWhen] = useState<'atEnd' | 'now'>(canWait ? 'atEnd' : 'now');
  const date = day(subscription.periodEnd);

  function submit() {
    if (when === 'now') send({ canceled: true }, t('done'));
    else send({ cancel_at_end: true }, t('doneAtEnd', { date }));
  }

  return (
    <DialogFrame sending={sending} onClose={onClose} action={t('action')} onSubmit={submit}>
      <p>{t('text')}</p>
      {canWait && (
        <OptionRows
          legend={t('legend')}
          name="cancel"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'atEnd', label: t('atEnd', { date }) },
            { value: 'now', label: t('now') },
          ]}
        />
      )}
    </DialogFrame>
  );
}
