/**
 * Moves an order's return to its next step: `npm run return -- 104217 approved`, then `received`, `refunded`; or
 * `declined`.
 */
import { moveReturnPattern } from '@/server/api/admin/record-after-sale';
import { askShop, runCommand } from './ask-shop';

runCommand(async ([order_number, status]) => {
  if (!order_number || !status) throw new Error('Which order, and which step?');
  return askShop(moveReturnPattern, { order_number, status });
});
