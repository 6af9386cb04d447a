import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import { elementIdOf } from '../payments/element-id';

type ProviderButtonProps = {
  id: PaymentMethodId;
  /** True while the shopper is paying. */
  isAsked: boolean;
  onNotNow: () => void;
};

/**
 * Where a provider's own button stands, and the way back. It is there only while it is asked: pressed before the
 * form is in the cart it would pay for an order that nobody can send. It is part of the row's own code: the element of
 * the method looks for its place as soon as the row opens.
 */
export function ProviderButton({ id, isAsked, onNotNow }: ProviderButtonProps) {
  const t = useTranslations('checkout.payment');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('approveIn', { method: t(`methods.${id}.name`) })}
      tabIndex={-1}
      hidden={!isAsked}
    >
      <div id={elementIdOf(id)} className="mb-4 min-h-12" />
      <Button type="button" variant="secondary" size="sm" onClick={onNotNow}>
        {t('notNow')}
      </Button>
    </div>
  );
}
