import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { Price } from '@/components/ui/text/price';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { brand } from '@/domain/brand';
import type {
  CustomerSubscription,
  OfferedPlan,
} from '@/domain/subscriptions/customer-subscription';
import { multiplyCents } from '@/domain/money';
import { DialogFrame } from './dialog-frame';
import type { DialogProps } from './dialog-props';
import { useSubscriptionWords } from './use-subscription-words';

/** Chooses another of the product's plans from the next charge on. */
export function PlanDialog({ subscription, sending, send, onClose }: DialogProps) {
  const t = useTranslations('subscriptions.dialogs.plan');
  const { day, money, rhythm } = useSubscriptionWords();
  const plans = usePlans(subscription);
  const { plan: current, quantity, currency, periodEnd } = subscription;
  const [planId, setPlanId] = useState(current.id);
  const chosen = plans?.find(({ id }) => id === planId);
  const hasChoice = plans?.some(({ id }) => id !== current.id) ?? false;
  return (
    <DialogFrame
      sending={sending}
      onClose={onClose}
      action={t('action')}
      isWaiting={planId === current.id}
      onSubmit={() => send({ plan_id: planId }, t('done'))}
    >
      {plans === null && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-36" />
        </div>
      )}
      {plans !== null && !hasChoice && <p>{t('none', { phone: brand.supportPhone.display })}</p>}
      {plans !== null && hasChoice && (
        <OptionRows
          legend={t('legend')}
          name="plan"
          value={planId}
          onChange={setPlanId}
          options={plans.map(({ id, name, price }) => ({
            value: id,
            label: name,
            aside: <Price amount={multiplyCents(price, quantity)} currency={currency} />,
          }))}
        />
      )}
      {chosen && chosen.id !== current.id && (
        <p>
          {t('text', {
            price: money(multiplyCents(chosen.price, quantity), subscription),
            date: day(periodEnd),
            rhythm: rhythm(chosen),
          })}
        </p>
      )}
    </DialogFrame>
  );
}

/** The plans. Null during loading; empty when they cannot be loaded. */
function usePlans(subscription: CustomerSubscription): readonly OfferedPlan[] | null {
  const [plans, setPlans] = useState<readonly OfferedPlan[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findPlans(subscription).then((found) => {
      if (isCurrent) setPlans(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [subscription]);
  return plans;
}

async function findPlans(subscription: CustomerSubscription): Promise<readonly OfferedPlan[]> {
  try {
    const { readPlans } = await import('./subscription-requests');
    const answer = await readPlans(subscription);
    return answer.ok ? answer.value : [];
  } catch {
    // The code for the request could not be loaded.
    return [];
  }
}
