import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Store } from '@/components/icons/store';
import { Truck } from '@/components/icons/truck';
import { AddressFieldset } from '@/components/forms/address-fieldset';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { deferred } from '@/components/ui/loading/deferred';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { AccountBook } from '@/domain/accounts/account-book';
import type { Cart, ShippingService } from '@/domain/carts/cart';
import { formatMoney } from '@/domain/money';
import { pickupAddress, pickupId, pickupPlace } from '@/domain/orders/shipping';
import { useCheckoutContext } from '../checkout-form-context';
import { CheckoutSection } from './checkout-section';
import { servicesFor } from './choose-delivery';
import { chooseService } from './delivery-store';
import { useExpectedHoldWords } from './expected-hold-words';
import { useDelivery, type DeliveryChoice } from './use-delivery';
import { useFieldOf } from '../use-field';

const SavedAddresses = deferred(() =>
  import('./saved-addresses').then((module) => module.SavedAddresses),
);

type SectionProps = { cart: Cart; book: AccountBook | null };

/** Shipping or pick-up, the address, and the service from the cart's rating. */
export const DeliverySection = memo(function DeliverySection({ cart, book }: SectionProps) {
  const t = useTranslations('checkout.delivery');
  const address = useTranslations('checkout.address');
  const { control } = useCheckoutContext();
  const fieldOf = useFieldOf();
  const { field } = useController({ control, name: 'deliveryType' });
  const province = useWatch({ control, name: 'shipDetails.province' });
  const choice = useDelivery(cart, field.value, province);
  const isShipped = field.value === 'ship';
  const holdWords = useExpectedHoldWords(cart, 'field');
  return (
    <CheckoutSection heading={t('heading')}>
      <OptionRows
        legend={t('method')}
        isLegendHidden
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        options={[
          {
            value: 'ship',
            label: t('ship'),
            description: t('shipText'),
            aside: <Truck aria-hidden strokeWidth={1.75} />,
          },
          {
            value: 'pick-up',
            label: t('pickUp'),
            description: t('pickUpText', { city: pickupPlace.city }),
            aside: <Store aria-hidden strokeWidth={1.75} />,
          },
        ]}
      />
      {isShipped && (
        <div className="mt-7">
          {book && <SavedAddresses group="shipDetails" book={book} />}
          <AddressFieldset
            kind="shipping"
            field={(name) => fieldOf(`shipDetails.${name}`)}
            legend={t('shippingAddress')}
            phoneHint={address('phoneShippingHint')}
            provinceNote={holdWords}
          />
        </div>
      )}
      <div className="mt-8">
        {isShipped ? (
          <ServiceChoice
            legend={t('shippingMethod')}
            cart={cart}
            choice={choice}
            services={servicesFor('ship', cart)}
            describe={({ description }) => description}
          />
        ) : (
          <>
            <ServiceChoice
              legend={t('pickUpLocation')}
              cart={cart}
              choice={choice}
              services={servicesFor('pick-up', cart)}
              describe={(service) => <PickUpPlace service={service} />}
            />
            {holdWords && <p className="mt-3 text-xs text-ink-soft">{holdWords}</p>}
          </>
        )}
      </div>
    </CheckoutSection>
  );
});

type ServiceChoiceProps = {
  legend: string;
  cart: Cart;
  choice: DeliveryChoice;
  services: readonly ShippingService[];
  describe: (service: ShippingService) => React.ReactNode;
};

/** The services from the cart's rating. Their space is reserved until the rating arrives. */
function ServiceChoice({ legend, cart, choice, services, describe }: ServiceChoiceProps) {
  const t = useTranslations('checkout.delivery');
  const locale = useLocale();
  if (choice.isFailed) {
    return (
      <Notice tone="attention">
        <p>{t('unavailable')}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={choice.retry}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (services.length === 0) return <Skeleton className="h-20 rounded-md" />;
  return (
    <OptionRows
      legend={legend}
      name="shipping-service"
      value={choice.serviceId}
      onChange={(id) => void chooseService(id)}
      options={services.map((service) => ({
        value: service.id,
        label: service.name,
        description: describe(service),
        aside: service.price > 0 ? formatMoney(service.price, cart.currency, locale) : t('free'),
      }))}
    />
  );
}

/** Where to collect the parcel, and when; a place that is not ours is known by its service alone. */
function PickUpPlace({ service: { id, description } }: { service: ShippingService }) {
  const t = useTranslations('checkout.delivery');
  const place = id === pickupId ? [pickupAddress, t('pickUpDistance')] : [];
  return (
    <>
      {[...place, description].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
