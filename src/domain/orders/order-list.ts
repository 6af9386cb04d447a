import type { ListRules } from '../staff/admin-list';
import { orderStatuses } from './order-machine';
import { holdReasons } from '../provinces';

/** How the list of orders may be asked for; the newest come first. */
export const orderListRules = {
  sorts: ['-placed', '-total'],
  filters: { status: orderStatuses, reason: holdReasons },
} as const satisfies ListRules;
