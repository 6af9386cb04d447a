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
 * The container of a provider's own button, with a way to cancel. It shows only while the button is needed: pressed
 * before the form is in the cart, it would pay for an order that cannot be sent. It is part of the row's own code,
 * because the method's element looks for its container as soon as the row opens.
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
