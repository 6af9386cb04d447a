import { useTranslations } from 'next-intl';
import { buttonLook } from '@/components/ui/button-look';
import type { CustomerOrder } from '@/domain/orders/customer-order';
import { outsideCarrier } from '@/domain/orders/shipment';

/** Link to the carrier's page of the parcel in transit, or its number where there is no page. */
export function TrackLink({ order }: { order: Pick<CustomerOrder, 'afterSale'> }) {
  const t = useTranslations('orders.action');
  const parcel = order.afterSale?.shipments.find(
    ({ status, leftAt }) => leftAt !== null && status !== 'DELIVERED',
  );
  if (!parcel) return null;
  const { trackingUrl, trackingCode: code } = parcel;
  const carrier = outsideCarrier(parcel);
  if (trackingUrl === null) {
    return (
      <p className="w-full">
        {carrier ? t('trackingCode', { code, carrier }) : t('ownTrackingCode', { code })}
      </p>
    );
  }
  return (
    <a href={trackingUrl} rel="noreferrer" className={buttonLook('primary', 'sm')}>
      {t('track')}
    </a>
  );
}
