import type { ListRules } from './admin-list';
import { returnStatuses } from '../orders/return-request';
import { subscriptionStatuses } from '../subscriptions/subscription-machine';

/** What the lists of our staff about goods and money may be sorted and filtered by. */

/** Words: an order's number or a customer's whole address. */
export const returnList = {
  sorts: ['-createdAt'],
  filters: { status: returnStatuses },
} as const satisfies ListRules;

/** Words: a number or a customer's whole address. */
export const subscriptionList = {
  sorts: ['-number'],
  filters: { status: subscriptionStatuses },
} as const satisfies ListRules;

/** Words: how a code begins. */
export const couponList = {
  sorts: ['code'],
  filters: { state: ['active', 'ended'] },
} as const satisfies ListRules;

/** Words: the last four characters of a code. */
export const giftCardList = {
  sorts: ['-createdAt'],
  filters: { state: ['active', 'ended'] },
} as const satisfies ListRules;

/** Words: of a name, or an item number. */
export const catalogueList = {
  sorts: ['shop', 'stock'],
  filters: { state: ['active', 'inactive'], stock: ['counted', 'low', 'out'] },
} as const satisfies ListRules;

/** From here down somebody should order more. */
export const lowStock = 5;

/** Words: a whole address of somebody who got it. */
export const mailList = {
  sorts: ['-sentAt'],
  filters: { state: ['sent', 'failed'] },
} as const satisfies ListRules;

/** The queue's own words. */
export const jobStates = ['failed', 'retry', 'created', 'active', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

export const jobList = {
  sorts: ['-createdAt'],
  filters: { state: jobStates },
} as const satisfies ListRules;
