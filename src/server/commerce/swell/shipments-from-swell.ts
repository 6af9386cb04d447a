import { array, object, string } from 'yup';
import type { Shipment } from '@/domain/orders/shipment';
import { flag, text } from './swell-fields';

const shipmentList = object({
  results: array(
    object({
      id: string().required(),
      order_id: string().required(),
      carrier: text,
      carrier_name: text,
      tracking_code: text,
      canceled: flag,
      date_created: string().required(),
    }).required(),
  )
    .nullable()
    .default([]),
});

/**
 * Swell keeps the carrier and the tracking code but not the status, which stays unknown until a tracking service
 * reports it.
 */
export function shipmentsFromSwell(answer: unknown): Shipment[] {
  const { results } = shipmentList.validateSync(answer ?? {}, { stripUnknown: true });
  return (results ?? [])
    .filter(({ canceled }) => canceled !== true)
    .map((parcel) => ({
      id: parcel.id,
      orderId: parcel.order_id,
      carrier: parcel.carrier_name ?? parcel.carrier ?? '',
      trackingCode: parcel.tracking_code ?? '',
      trackingUrl: null,
      status: 'UNKNOWN' as const,
      events: [],
      // Swell records a shipment when the order was fulfilled.
      leftAt: parcel.date_created,
      deliveredAt: null,
      createdAt: parcel.date_created,
    }));
}
