/**
 * Records an order's parcel: `npm run parcel -- 104217 "Canada Post" CP123` when it leaves; and what the carrier
 * reports, by one of UNKNOWN, TRANSIT, DELIVERED, FAILURE, RETURNED and a place: `… CP123 DELIVERED Calgary`. An order
 * that its customer picked up has no parcel: `npm run parcel -- 104217 PICKED_UP`.
 */
import { recordParcelPattern } from '@/server/api/admin/record-after-sale';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([order_number, carrier, tracking_code, status, place]) => {
  if (order_number && carrier === 'PICKED_UP') {
    return askShop(recordParcelPattern, { order_number, is_picked_up: true });
  }
  if (!order_number || !carrier || !tracking_code) {
    throw new Error('Which order, which carrier, which tracking code?');
  }
  return askShop(recordParcelPattern, { order_number, carrier, tracking_code, status, place });
});
