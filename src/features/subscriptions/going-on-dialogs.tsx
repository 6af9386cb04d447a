import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuantityStepper } from '@/components/ui/fields/quantity-stepper';
import { hasPaidAhead } from '@/domain/subscriptions/customer-subscription';
import { multiplyCents } from '@/domain/money';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-props';
import { useSubscriptionWords } from './use-subscription-words';

/** Resumes after a pause. An unpaid period is charged at once, which the customer has to agree to. */
export function ResumeDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.resume');
  const { day, money, rhythm } = useSubscriptionWords();
  const [isPaid] = useState(() => hasPaidAhead(subscription, new Date()));
  const price = money(subscription.total, subscription);
  return (
    <DialogFrame
      sending={sending}
      onClose={onClose}
      action={t('action')}
      onSubmit={() => send({ paused: false }, t('done'))}
    >
      <p>
        {isPaid
          ? t('later', { price, date: day(subscription.periodEnd) })
          : t('now', { price, rhythm: rhythm(subscription.plan) })}
      </p>
    </DialogFrame>
  );
}

/** Takes back a cancellation at the end of the paid period. */
export function KeepDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.keep');
  const { day, money, rhythm } = useSubscriptionWords();
  return (
    <DialogFrame
      sending={sending}
      onClose={onClose}
      action={t('action')}
      onSubmit={() => send({ cancel_at_end: false }, t('done'))}
    >
      <p>
        {t('text', {
          price: money(subscription.total, subscription),
          date: day(subscription.periodEnd),
          rhythm: rhythm(subscription.plan),
        })}
      </p>
    </DialogFrame>
  );
}

/** Changes the quantity of each delivery from the next charge on. */
export function QuantityDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.quantity');
  const { day, money, rhythm } = useSubscriptionWords();
  const { productName: name, periodEnd, price, plan } = subscription;
  const [quantity, setQuantity] = useState(subscription.quantity);
  return (
    <DialogFrame
      sending={sending}
      onClose={onClose}
      action={t('action')}
      isWaiting={quantity === subscription.quantity}
      onSubmit={() => send({ quantity }, t('done'))}
    >
      <div>
        <p className="mb-2 font-semibold">{t('label')}</p>
        <QuantityStepper
          quantity={quantity}
          increaseLabel={t('increase', { name })}
          decreaseLabel={t('decrease', { name })}
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(Math.max(1, quantity - 1))}
        />
      </div>
      <p>
        {t('text', {
          price: money(multiplyCents(price, quantity), subscription),
          rhythm: rhythm(plan),
          date: day(periodEnd),
        })}
      </p>
    </DialogFrame>
  );
}
