import { useTranslations } from 'next-intl';
import { buttonLook } from '@/components/ui/button-look';
import type { CustomerOrder } from '@/domain/orders/customer-order';

/** The way to the carrier's own page of the parcel that is still under way, or its number where there is no page. */
export function TrackLink({ order }: { order: Pick<CustomerOrder, 'care'> }) {
  const t = useTranslations('orders.action');
  const parcel = order.care?.shipments.find(({ status }) => status !== 'DELIVERED');
  if (!parcel) return null;
  const { trackingUrl, trackingCode: code, carrier } = parcel;
  if (trackingUrl === null) return <p className="w-full">{t('trackingCode', { code, carrier })}</p>;
  return (
    <a href={trackingUrl} rel="noreferrer" className={buttonLook('primary', 'sm')}>
      {t('track')}
    </a>
  );
}
