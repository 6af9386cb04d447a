import { array, boolean, number, object, string, type InferType } from 'yup';
import { currencyCodes } from '../../money';
import { subscriptionStatuses } from '../../subscriptions/subscription-machine';
import { centsSchema } from './cents-schema';

const status = string().oneOf(subscriptionStatuses).required();

export const staffSubscriptionSchema = object({
  subscription: object({
    id: string().required(),
    number: string().required(),
    status,
    account: object({
      email: string().required(),
      name: string().nullable().defined(),
    }).required(),
    currency: string().oneOf(currencyCodes).required(),
    thing: object({
      productName: string().required(),
      variantName: string().nullable().defined(),
      quantity: number().required(),
      plan: object({ name: string().required(), price: centsSchema }).required(),
    }).required(),
    billing: object({
      card: object({ brand: string().nullable().defined(), last4: string().nullable().defined() })
        .nullable()
        .defined(),
    }).required(),
    period: object({ start: string().required(), end: string().required() }).required(),
    pausedUntil: string().nullable().defined(),
    isEndingWithPeriod: boolean().required(),
    canceledAt: string().nullable().defined(),
    createdAt: string().required(),
    updatedAt: string().required(),
  }).required(),
  invoices: array(
    object({
      id: string().required(),
      number: string().required(),
      status: string()
        .oneOf(['unpaid', 'paid', 'void'] as const)
        .required(),
      currency: string().oneOf(currencyCodes).required(),
      totals: object({ grandTotal: centsSchema }).required(),
      createdAt: string().required(),
    }).required(),
  ).required(),
});
export type StaffSubscription = InferType<typeof staffSubscriptionSchema>;
