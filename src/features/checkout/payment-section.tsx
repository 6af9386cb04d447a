import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AddressFieldset } from '@/components/forms/address-fieldset';
import { CardFieldset } from '@/components/forms/card-fieldset';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { cx } from '@/components/ui/cx';
import { OptionRows, type RowOption } from '@/components/ui/option-rows';
import { Skeleton } from '@/components/ui/skeleton';
import type { Cart } from '@/domain/cart';
import { canPayPlans, type PaymentMethod, type PaymentMethodId } from '@/domain/checkout-method';
import { CheckoutSection } from './checkout-section';
import { MethodPanel } from './method-panel';
import { useCheckoutContext } from './use-checkout-form';
import { useFieldOf } from './use-field';
import { usePaymentMethods } from './use-payment-methods';

/** How it is paid, when anything is left to pay, and who is billed. */
export function PaymentSection({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.payment');
  return (
    <CheckoutSection heading={t('heading')}>
      {cart.captureTotal > 0 ? (
        <MethodChoice hasPlan={cart.hasPlan} />
      ) : (
        <Notice tone="note">{t('nothingDue')}</Notice>
      )}
      <BillingAddress isShipped={cart.isShipped} />
    </CheckoutSection>
  );
}

function MethodChoice({ hasPlan }: { hasPlan: boolean }) {
  const t = useTranslations('checkout.payment');
  const { payment, retry } = usePaymentMethods();
  switch (payment.status) {
    case 'loading':
      return <Skeleton className="h-240 rounded-md" />;
    case 'failed':
      return (
        <Notice tone="attention">
          <p>{t('unavailable')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Notice>
      );
    case 'ready':
      return <MethodRows methods={payment.methods} hasPlan={hasPlan} />;
  }
}

type MethodRowsProps = { methods: readonly PaymentMethod[]; hasPlan: boolean };

function MethodRows({ methods, hasPlan }: MethodRowsProps) {
  const t = useTranslations('checkout.payment');
  const { control } = useCheckoutContext();
  const { field } = useController({ control, name: 'paymentMethod' });
  const { value, onChange } = field;
  const usable = methods.filter((method) => !hasPlan || canPayPlans(method));
  const [first] = usable;
  const isOffered = usable.some(({ id }) => id === value);

  useEffect(() => {
    // What was chosen on an earlier visit may no longer be offered.
    if (!isOffered && first) onChange(first.id);
  }, [isOffered, first, onChange]);

  return (
    <OptionRows
      legend={t('method')}
      isLegendHidden
      name={field.name}
      value={value}
      onChange={onChange}
      options={methods.map((method) => rowOf(method, !usable.includes(method), t))}
    />
  );
}

/** What happens next stands beside the name where there is room, and else in the row that was chosen. */
function rowOf(
  { id, isTest }: PaymentMethod,
  isDisabled: boolean,
  t: ReturnType<typeof useTranslations<'checkout.payment'>>,
): RowOption<PaymentMethodId> {
  const isCard = id === 'card';
  return {
    value: id,
    label: t(`methods.${id}.name`),
    isCompact: !isCard,
    isDisabled,
    description: isDisabled ? t('planNeedsCard') : undefined,
    aside: !isDisabled && (
      <span className={cx('text-xs font-normal text-ink-soft', !isCard && 'hidden md:inline')}>
        {t(`methods.${id}.text`)}
      </span>
    ),
    panel: isCard ? <CardPanel isTest={isTest} /> : <MethodPanel id={id} isTest={isTest} />,
  };
}

function CardPanel({ isTest }: { isTest: boolean }) {
  const fieldOf = useFieldOf();
  return <CardFieldset isTest={isTest} field={(name) => fieldOf(`card.${name}`)} />;
}

/** Without a shipping address to share, as for a pick-up or a plan, the fields are simply there. */
function BillingAddress({ isShipped: hasShipment }: { isShipped: boolean }) {
  const t = useTranslations('checkout.payment');
  const address = useTranslations('checkout.address');
  const { control, register } = useCheckoutContext();
  const fieldOf = useFieldOf();
  const [deliveryType, isSame] = useWatch({
    control,
    name: ['deliveryType', 'isBillingSameAsShipping'],
  });
  const isShipped = hasShipment && deliveryType === 'ship';
  return (
    <div className="mt-4">
      {isShipped && (
        <CheckboxField {...register('isBillingSameAsShipping')} label={t('billingSame')} />
      )}
      {(!isShipped || !isSame) && (
        <div className="mt-5">
          <AddressFieldset
            kind="billing"
            field={(name) => fieldOf(`billingDetails.${name}`)}
            legend={t('billingAddress')}
            isLegendShown
            phoneHint={address('phoneBillingHint')}
          />
        </div>
      )}
    </div>
  );
}
