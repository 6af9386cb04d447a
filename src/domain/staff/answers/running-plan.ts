import { object, string, type InferType } from 'yup';
import { subscriptionStatuses } from '../../subscriptions/subscription-machine';

/** A subscription that began with an order and still runs. */
export const runningPlanSchema = object({
  id: string().required(),
  number: string().required(),
  status: string().oneOf(subscriptionStatuses).required(),
}).required();

export type RunningPlan = InferType<typeof runningPlanSchema>;
