import { boolean, object, string } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { returnStatuses } from '@/domain/orders/return-request';
import { trimmedText } from '@/domain/schemas/trimmed-text';
import { trackingStatuses } from '@/domain/orders/shipment';
import { onlyOurselves } from '../endpoints/internal-calls';
import { endpoint, route } from '../endpoints/route';
import { expectPacked } from './fittings/expect-packed';

export const recordParcelPattern = '/api/internal/record-parcel';
export const moveReturnPattern = '/api/internal/move-return';

const words = trimmedText().max(100);
const neededForParcels = words.default('').when('is_picked_up', {
  is: false,
  then: (schema) => schema.required(),
});

/** Records a parcel that left, what its carrier reported since, or a pick-up, for the `parcel` command. */
export const recordParcel = route({
  POST: endpoint({
    input: object({
      order_number: words.required(),
      /** The customer has picked the order up: there is no parcel. */
      is_picked_up: boolean().default(false),
      carrier: neededForParcels,
      tracking_code: neededForParcels,
      status: string().oneOf(trackingStatuses),
      place: words.nullable().default(null),
    }),
    mayCall: onlyOurselves(recordParcelPattern),
    handle: async ({ input, services }) => {
      const { fulfilment, orders } = services.commerce;
      const order = await orders.findByNumber(input.order_number);
      if (!fulfilment || !order) throw new AppError('not_found_error', 'This order is unknown');
      const { carrier, tracking_code: trackingCode, status, place } = input;
      // A report is about a parcel that has left already.
      if (!status) await expectPacked(order, services);
      const outcome = input.is_picked_up
        ? await fulfilment.handOver(order.id)
        : status
          ? await fulfilment.track(
              { carrier, trackingCode },
              { status, at: new Date().toISOString(), place },
            )
          : await fulfilment.ship(
              order.id,
              { carrier, trackingCode, trackingUrl: null },
              { hasLeft: true },
            );
      if (outcome.ok) {
        return { parcel: outcome.shipment.trackingCode, status: outcome.shipment.status };
      }
      throw new AppError('invalid_request', `Not recorded: ${outcome.code}`);
    },
  }),
});

/** Takes the next step of an order's open return, for the `return` command. */
export const moveReturn = route({
  POST: endpoint({
    input: object({
      order_number: words.required(),
      status: string().oneOf(returnStatuses).required(),
    }),
    mayCall: onlyOurselves(moveReturnPattern),
    handle: async ({ input, services: { commerce, returns } }) => {
      const order = await commerce.orders.findByNumber(input.order_number);
      const [latest] = order ? await returns.ofOrder(order.id) : [];
      if (!latest) throw new AppError('not_found_error', 'Nobody asked to return this order');
      const outcome = await returns.move(latest.id, { to: input.status });
      if (outcome.ok) return { return: latest.id, status: outcome.request.status };
      throw new AppError('invalid_request', `Not moved: ${outcome.code}`);
    },
  }),
});
