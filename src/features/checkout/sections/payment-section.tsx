import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AddressFieldset } from '@/components/forms/address-fieldset';
import { CardFieldset } from '@/components/forms/card-fieldset';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { Notice } from '@/components/ui/notice';
import { cx } from '@/components/ui/cx';
import { FoldableOptionRows } from '@/components/ui/fields/foldable-option-rows';
import type { RowOption } from '@/components/ui/fields/option-rows';
import { deferred } from '@/components/ui/loading/deferred';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { AccountBook } from '@/domain/accounts/account-book';
import type { Cart } from '@/domain/carts/cart';
import {
  usualMethodsFirst,
  type PaymentMethod,
  type PaymentMethodId,
} from '@/domain/checkout/checkout-method';
import { useCheckoutContext } from '../checkout-form-context';
import { CheckoutSection } from './checkout-section';
import { MethodPanel } from '../paying/method-panel';
import { hasHostedFields } from '../payments/gateways/known-ways';
import { useFieldOf } from '../use-field';
import { loadPaymentMethods, usePaymentMethodsStore } from '../paying/payment-methods-store';
import { methodsFor } from '../paying/methods-for-cart';
import type { PaymentMethods } from '../paying/read-payment-methods';

const SavedAddresses = deferred(() =>
  import('./saved-addresses').then((module) => module.SavedAddresses),
);
const HostedCard = deferred(() =>
  import('../paying/hosted-card').then((module) => module.HostedCard),
);
const SavedCards = deferred(() => import('./saved-cards').then((module) => module.SavedCards));

type SectionProps = { cart: Cart; book: AccountBook | null };

/** The payment method, if anything is left to pay, and the billing address. */
export const PaymentSection = memo(function PaymentSection({ cart, book }: SectionProps) {
  const t = useTranslations('checkout.payment');
  return (
    <CheckoutSection heading={t('heading')}>
      {cart.captureTotal > 0 ? (
        <MethodChoice cart={cart} book={book} />
      ) : (
        <Notice tone="note">{t('nothingDue')}</Notice>
      )}
      <BillingAddress isShipped={cart.isShipped} book={book} />
    </CheckoutSection>
  );
});

function MethodChoice({ cart, book }: SectionProps) {
  const t = useTranslations('checkout.payment');
  // Drawn in slices, because the methods with their fields are large.
  const payment = useDeferredValue(usePaymentMethodsStore((state) => state.payment));
  switch (payment.status) {
    case 'loading':
      return <Skeleton className="h-240 rounded-md" />;
    case 'failed':
      return (
        <Notice tone="attention">
          <p>{t('unavailable')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={() => void loadPaymentMethods()}
          >
            {t('tryAgain')}
          </Button>
        </Notice>
      );
    case 'ready':
      return <MethodRows payment={payment} cart={cart} book={book} />;
  }
}

type MethodRowsProps = {
  payment: PaymentMethods;
  cart: Cart;
  book: AccountBook | null;
};

function MethodRows({ payment, cart, book }: MethodRowsProps) {
  const t = useTranslations('checkout.payment');
  const { control } = useCheckoutContext();
  const { field } = useController({ control, name: 'paymentMethod' });
  const { value, onChange } = field;
  const { offered, usable } = methodsFor(cart, payment);
  const [first] = usable;
  const isOffered = usable.some(({ id }) => id === value);

  useEffect(() => {
    // The method chosen on an earlier visit may no longer be offered.
    if (!isOffered && first) onChange(first.id);
  }, [isOffered, first, onChange]);

  const rows = (methods: readonly PaymentMethod[]) =>
    methods.map((method) => ({
      ...rowOf(method, !usable.includes(method), t),
      panel:
        method.id === 'card' ? (
          <CardPanel method={method} isCustomers={cart.isCustomers} book={book} />
        ) : (
          <MethodPanel method={method} />
        ),
    }));
  const { usual, more } = usualMethodsFirst(offered);
  return (
    <FoldableOptionRows
      legend={t('method')}
      isLegendHidden
      name={field.name}
      value={value}
      onChange={onChange}
      options={rows(usual)}
      more={{ label: t('more'), options: rows(more) }}
    />
  );
}

/** The next step is shown next to the name where there is space, else in the chosen row. */
function rowOf(
  { id }: PaymentMethod,
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
  };
}

type CardPanelProps = { method: PaymentMethod; isCustomers: boolean; book: AccountBook | null };

/** A typed card, or one of the saved ones. */
function CardPanel({ method, isCustomers, book }: CardPanelProps) {
  const t = useTranslations('checkout.payment');
  const { register } = useCheckoutContext();
  const fieldOf = useFieldOf();
  const { isTest } = method;
  const typed = (
    <>
      {hasHostedFields(method) ? (
        <HostedCard method={method} />
      ) : (
        <CardFieldset isTest={isTest} field={(name) => fieldOf(`card.${name}`)} />
      )}
      {isCustomers && (
        <CheckboxField {...register('isCardSaved')} label={t('saveCard')} className="mt-3" />
      )}
    </>
  );
  return book ? (
    <SavedCards book={book} isTest={isTest}>
      {typed}
    </SavedCards>
  ) : (
    typed
  );
}

type BillingAddressProps = { isShipped: boolean; book: AccountBook | null };

/** Without a shipping address to copy, as for a pick-up or a plan, the fields are always shown. */
function BillingAddress({ isShipped: hasShipment, book }: BillingAddressProps) {
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
          {book && <SavedAddresses group="billingDetails" book={book} />}
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
