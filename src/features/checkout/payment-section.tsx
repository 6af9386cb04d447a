import { useTranslations } from 'next-intl';
import { useController, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { OptionRows } from '@/components/ui/option-rows';
import { Skeleton } from '@/components/ui/skeleton';
import type { PaymentMethod } from '@/domain/checkout-method';
import { AddressFields } from './address-fields';
import { CardFields } from './card-fields';
import { CheckoutSection } from './checkout-section';
import { useCheckoutContext } from './use-checkout-form';
import { usePaymentMethods } from './use-payment-methods';

/** How it is paid, when anything is left to pay, and who is billed. */
export function PaymentSection({ isPaymentDue }: { isPaymentDue: boolean }) {
  const t = useTranslations('checkout.payment');
  return (
    <CheckoutSection heading={t('heading')}>
      {isPaymentDue ? <MethodChoice /> : <Notice tone="note">{t('nothingDue')}</Notice>}
      <BillingAddress />
    </CheckoutSection>
  );
}

function MethodChoice() {
  const t = useTranslations('checkout.payment');
  const { payment, retry } = usePaymentMethods();
  switch (payment.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-md" />;
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
      return <MethodRows methods={payment.methods} />;
  }
}

function MethodRows({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations('checkout.payment');
  const { control } = useCheckoutContext();
  const { field } = useController({ control, name: 'paymentMethod' });
  return (
    <OptionRows
      legend={t('method')}
      isLegendHidden
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      options={methods.map(({ id, isTest }) => ({
        value: id,
        label: t('card'),
        aside: <span className="text-xs font-normal text-ink-soft">{t('cardBrands')}</span>,
        panel: <CardFields isTest={isTest} />,
      }))}
    />
  );
}

/** A pick-up has no shipping address to share, so there the fields are simply there. */
function BillingAddress() {
  const t = useTranslations('checkout.payment');
  const address = useTranslations('checkout.address');
  const { control, register } = useCheckoutContext();
  const [deliveryType, isSame] = useWatch({
    control,
    name: ['deliveryType', 'isBillingSameAsShipping'],
  });
  const isShipped = deliveryType === 'ship';
  return (
    <div className="mt-4">
      {isShipped && (
        <CheckboxField {...register('isBillingSameAsShipping')} label={t('billingSame')} />
      )}
      {(!isShipped || !isSame) && (
        <div className="mt-5">
          <AddressFields
            group="billingDetails"
            legend={t('billingAddress')}
            isLegendShown
            phoneHint={address('phoneBillingHint')}
          />
        </div>
      )}
    </div>
  );
}
