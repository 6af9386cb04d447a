/** Where a subscription stands (Swell's words; contract 11). */
export const subscriptionStatuses = [
  'pending',
  'active',
  'trial',
  'pastdue',
  'unpaid',
  'canceled',
  'paid',
  'complete',
  'draft',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * Every legal move. `pastdue`: a payment was refused and is tried again; `unpaid`: it was refused too often and waits
 * for another card; `paid`: all agreed payments were made, the last period still runs. Canceled and complete are final.
 */
const moves: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  draft: ['pending', 'canceled'],
  pending: ['trial', 'active', 'canceled'],
  trial: ['active', 'pastdue', 'paused', 'canceled'],
  active: ['pastdue', 'paused', 'paid', 'canceled'],
  pastdue: ['active', 'unpaid', 'paid', 'canceled'],
  unpaid: ['pastdue', 'active', 'canceled'],
  paused: ['active', 'canceled'],
  paid: ['complete', 'canceled'],
  canceled: [],
  complete: [],
};

/** May a subscription go from one status to another? Staying where it is is no move. */
export function canMoveSubscription(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return moves[from].includes(to);
}

/** Over for good: nothing about it can be changed any more. */
export function isOver(status: SubscriptionStatus): boolean {
  return moves[status].length === 0;
}
