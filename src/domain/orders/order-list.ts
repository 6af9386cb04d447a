import type { ListRules } from '../staff/admin-list';
import { orderStatuses } from './order-machine';
import { holdReasons } from '../provinces';

/** Sort and filter options for the list of orders; the newest come first. */
export const orderListRules = {
  sorts: ['-placed', '-total'],
  filters: { status: orderStatuses, reason: holdReasons },
} as const satisfies ListRules;
