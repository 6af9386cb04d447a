import { object, string, type InferType } from 'yup';
import { subscriptionStatuses } from '@/domain/subscriptions/subscription-machine';

/** A plan that began with an order and goes on. */
export const runningPlanSchema = object({
  id: string().required(),
  number: string().required(),
  status: string().oneOf(subscriptionStatuses).required(),
}).required();

export type RunningPlan = InferType<typeof runningPlanSchema>;
