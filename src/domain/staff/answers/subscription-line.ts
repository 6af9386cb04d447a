import { object, string, type InferType } from 'yup';
import { subscriptionStatuses } from '../../subscriptions/subscription-machine';

/** A subscription in a list. */
export const subscriptionLineSchema = object({
  id: string().required(),
  number: string().required(),
  status: string().oneOf(subscriptionStatuses).required(),
  email: string().defined(),
  name: string().nullable().defined(),
  productName: string().required(),
  planName: string().required(),
  /** When the queue looks at it next, ISO UTC; null when only a person can move it on. */
  dueAt: string().nullable().defined(),
  createdAt: string().required(),
});
export type SubscriptionLine = InferType<typeof subscriptionLineSchema>;
