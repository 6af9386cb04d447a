import { packingPlaces } from '@/domain/devices/packing';
import { AppError } from '@/domain/failures/errors';
import type { Order } from '@/domain/orders/order';
import type { Services } from '@/server/main/services';

/** Refuses to let an order go before each of its hearing aids has a serial number. */
export async function expectPacked(order: Order, { hearingAids }: Services): Promise<void> {
  const places = packingPlaces(order);
  if (places.length === 0) return;
  const packed = await hearingAids.aids.ofOrder(order.id);
  const count = packed.filter(({ status }) => status === 'in_use').length;
  if (count < places.length) {
    throw new AppError('permission_error', 'A hearing aid has no serial number yet', {
      param: 'serials_missing',
    });
  }
}
