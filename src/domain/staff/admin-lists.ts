import type { ListRules } from './admin-list';
import { returnStatuses } from '../orders/return-request';
import { subscriptionStatuses } from '../subscriptions/subscription-machine';

/** Sort and filter options for the staff's lists of goods and money. */

/** Searches by an order's number or a customer's full address. */
export const returnList = {
  sorts: ['-createdAt'],
  filters: { status: returnStatuses },
} as const satisfies ListRules;

/** Searches by a number or a customer's full address. */
export const subscriptionList = {
  sorts: ['-number'],
  filters: { status: subscriptionStatuses },
} as const satisfies ListRules;

/** Searches by the start of a code. */
export const couponList = {
  sorts: ['code'],
  filters: { state: ['active', 'ended'] },
} as const satisfies ListRules;

/** Searches by the last four characters of a code. */
export const giftCardList = {
  sorts: ['-createdAt'],
  filters: { state: ['active', 'ended'] },
} as const satisfies ListRules;

/** Searches by words of a name, or an item number. */
export const catalogueList = {
  sorts: ['shop', 'stock'],
  filters: { state: ['active', 'inactive'], stock: ['counted', 'low', 'out'] },
} as const satisfies ListRules;

/** At this stock or less, more should be ordered. */
export const lowStock = 5;

/** Searches by a recipient's full address. */
export const mailList = {
  sorts: ['-sentAt'],
  filters: { state: ['sent', 'failed'] },
} as const satisfies ListRules;

/** The states as the queue names them. */
export const jobStates = ['failed', 'retry', 'created', 'active', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

export const jobList = {
  sorts: ['-createdAt'],
  filters: { state: jobStates },
} as const satisfies ListRules;
