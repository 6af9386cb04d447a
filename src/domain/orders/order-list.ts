import type { ListRules } from '../staff/admin-list';
import { orderStatuses } from './order-machine';
import { holdReasons } from '../provinces';

/**
 * An aid by level and ears: "Advanced pair".
 *
 * @param variant the name of a variant of the catalogue, such as "Advanced, Pair, Graphite, Large"; null for none
 * @returns an empty text where the name has another form
 */
export function aidInShort(variant: string | null): string {
  const [level, ears] = variant?.split(', ') ?? [];
  return level && ears ? `${level} ${ears.toLowerCase()}` : '';
}

/** Sort and filter options for the list of orders; the newest come first. */
export const orderListRules = {
  sorts: ['-placed', '-total'],
  filters: { status: orderStatuses, reason: holdReasons },
} as const satisfies ListRules;
