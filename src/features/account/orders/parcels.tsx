import { useTranslations } from 'next-intl';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import type { AfterSaleShipment } from '@/domain/orders/after-sale';
import { isHandOver, outsideCarrier, type TrackingEvent } from '@/domain/orders/shipment';
import { Timeline } from './timeline';
import { useDay } from '../use-day';

/** Delivery address and the carriers' reports about each parcel. */
export function Parcels({ order }: { order: CustomerOrder }) {
  const t = useTranslations('orders.detail');
  const { delivery, afterSale, email } = order;
  const shipments = afterSale?.shipments ?? [];
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery" className="mb-3 font-display text-2xl">
        {t('delivery')}
      </h2>
      <p className="wrap-anywhere">
        {delivery.isPickUp ? t('pickUp', { place: delivery.serviceName }) : delivery.address}
      </p>
      {email && <p className="mt-1 wrap-anywhere text-ink-soft">{t('contact', { email })}</p>}
      {afterSale && shipments.length === 0 && order.status !== 'canceled' && (
        <p className="mt-4 text-ink-soft">{t('noParcel')}</p>
      )}
      {shipments.map((shipment, index) =>
        isHandOver(shipment) ? (
          <HandOver key={shipment.id} shipment={shipment} />
        ) : (
          <Parcel key={shipment.id} shipment={shipment} number={index + 1} />
        ),
      )}
    </section>
  );
}

function Parcel({ shipment, number }: { shipment: AfterSaleShipment; number: number }) {
  const t = useTranslations('orders.detail');
  const stepOf = useStep();
  const { trackingCode: code, events } = shipment;
  const carrier = outsideCarrier(shipment);
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t('parcel', { number })}</h3>
      <p className="mb-4 text-sm wrap-anywhere text-ink-soft">
        {carrier ? t('carrier', { carrier, code }) : t('noCarrier', { code })}
      </p>
      {shipment.leftAt === null && <p>{t('notLeft')}</p>}
      {shipment.leftAt !== null && events.length === 0 && <p>{t('noEvents')}</p>}
      {events.length > 0 && <Timeline steps={events.map(stepOf)} />}
    </div>
  );
}

/** Goods that the customer got from our staff: no parcel, no number to follow. */
function HandOver({ shipment }: { shipment: AfterSaleShipment }) {
  const t = useTranslations('orders.detail');
  const day = useDay();
  const steps = shipment.events.map(({ at, place }) => ({
    key: at,
    words: place ? t('handedOverAt', { place }) : t('handedOver'),
    when: day(at),
  }));
  return (
    <div className="mt-6">
      <Timeline steps={steps} />
    </div>
  );
}

function useStep() {
  const t = useTranslations('orders.tracking');
  const day = useDay();
  return ({ status, at, place }: TrackingEvent) => ({
    key: `${at} ${status}`,
    words: place ? t('at', { state: t(status), place }) : t(status),
    when: day(at),
  });
}
