/** Statuses of a subscription, as Swell names them (contract 11). */
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
 * All allowed transitions. `pastdue`: a payment was refused and is tried again; `unpaid`: it was refused too often and
 * waits for another card; `paid`: all agreed payments were made, the last period still runs. Canceled and complete are
 * final.
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

/** Whether a subscription may change from one status to another. Keeping its status is no change. */
export function canMoveSubscription(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return moves[from].includes(to);
}

/** Whether it has ended for good and can no longer be changed. */
export function isOver(status: SubscriptionStatus): boolean {
  return moves[status].length === 0;
}
