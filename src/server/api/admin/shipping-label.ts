import { number, object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { pdfAnswer } from '../endpoints/pdf-answer';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { recordId } from '../endpoints/hearing-inputs';
import { expectPacked } from './fittings/expect-packed';
import type { Services } from '@/server/main/services';

/** A label service may be slow; staff would rather wait than buy a second label. */
const deadlineMs = 40_000;

/**
 * Buys the label of an order's parcel and sends the parcel on its way; given the parcel's id, it returns the label
 * again.
 */
export const shippingLabel = route(
  {
    GET: adminEndpoint({
      may: 'orders.change',
      input: object({ order_id: recordId, shipment_id: recordId }),
      notes: (input) => ({ action: 'view', subject: 'order', recordId: input.order_id }),
      handle: async ({ input, services }) => {
        const { commerce } = services;
        const { order_id: orderId, shipment_id: shipmentId } = input;
        const shipments = await commerce.orders.shipmentsOf(orderId);
        const shipment = shipments.find(({ id }) => id === shipmentId);
        const pdf = shipment && (await parcelsOf(services).labelOf(shipment.id));
        if (!pdf) throw new AppError('not_found_error', 'There is no label of this parcel');
        return { pdf, trackingCode: shipment.trackingCode };
      },
      answer: labelAnswer,
    }),
    POST: adminEndpoint({
      may: 'orders.change',
      input: object({
        order_id: recordId,
        revision: number().integer().min(0).required(),
        label_file_type: string().oneOf(['PDF']).default('PDF'),
      }),
      notes: (input) => ({ action: 'change', subject: 'order', recordId: input.order_id }),
      handle: async ({ input, caller: { staff }, services }) => {
        const { order_id: orderId, revision } = input;
        const { commerce } = services;
        const parcels = parcelsOf(services);
        const order = await commerce.orders.findOrder(orderId);
        if (!order) throw new AppError('not_found_error', 'This order is unknown');
        await expectPacked(order, services);
        const sent = await parcels.send(order, { staff, revision });
        if (!sent.ok) throw refusalOf(sent);
        return { pdf: sent.pdf, trackingCode: sent.shipment.trackingCode };
      },
      answer: labelAnswer,
    }),
  },
  { deadlineMs },
);

function parcelsOf({ parcels }: Services) {
  if (parcels) return parcels;
  throw new AppError('permission_error', 'Parcels of a hosted store are sent from its own admin', {
    param: 'hosted_store',
  });
}

type Refused = { ok: false; code: string; message?: string };

function refusalOf({ code, message }: Refused): AppError {
  if (code === 'order_changed') {
    return new AppError('conflict', 'Somebody else changed this order meanwhile');
  }
  if (code === 'unavailable') {
    return new AppError('unavailable', 'The label service does not answer');
  }
  return new AppError('permission_error', message ?? 'No label can be made for this order now', {
    param: code,
  });
}

function labelAnswer({ pdf, trackingCode }: { pdf: Uint8Array; trackingCode: string }) {
  return pdfAnswer(pdf, `label-${trackingCode.replace(/[^\w-]/g, '')}`);
}
