import { useEffect, useState } from 'react';
import { emptyHostedCard } from '@/domain/checkout/checkout-form';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { useCheckoutContext } from '../checkout-form-context';
import { pageWorld } from '../checkout-world';
import { notLoaded } from '../payments/not-loaded';
import type { ShownMethod, TellField } from '../payments/strategy';

type Hosted = {
  isReady: boolean;
  failure: CheckoutFailure | null;
  retry: () => void;
};

/** Shows the gateway's fields and keeps the problem of each in the form; never the typed text. */
export function useHostedCard({ gateway }: PaymentMethod): Hosted {
  const { setValue, getValues, trigger } = useCheckoutContext();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Omit<Hosted, 'retry'>>({ isReady: false, failure: null });

  useEffect(() => {
    let isCurrent = true;
    const tell: TellField = (field, problem) => {
      if (!isCurrent) return;
      setValue('hostedCard', { ...(getValues('hostedCard') ?? emptyHostedCard), [field]: problem });
      // As with our own fields: a message disappears as soon as its field is right, and none shows before the first
      // submit.
      if (problem === null) void trigger(`card.${field}`);
    };
    setValue('hostedCard', emptyHostedCard);
    let fields: ShownMethod | null = null;
    const show = async () => {
      const strategy = await pageWorld.loadStrategy('card', gateway);
      // The containers may be gone by now, or others may have replaced them.
      if (!isCurrent) return null;
      if (strategy === null) return notLoaded('card');
      fields = strategy.show?.(pageWorld, tell) ?? null;
      return fields && fields.ready;
    };
    void show().then((failure) => {
      if (isCurrent) setShown({ isReady: failure === null, failure });
    });
    return () => {
      isCurrent = false;
      fields?.close();
      setValue('hostedCard', null);
    };
  }, [gateway, attempt, setValue, getValues, trigger]);

  const retry = () => {
    setShown({ isReady: false, failure: null });
    setAttempt((count) => count + 1);
  };
  return { ...shown, retry };
}
