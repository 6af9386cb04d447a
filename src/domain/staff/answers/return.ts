import { array, boolean, number, object, string, type InferType } from 'yup';
import { currencyCodes } from '../../money';
import { mainReasons, returnStatuses } from '../../orders/return-request';
import { centsSchema } from './cents-schema';
import { runningPlanSchema } from './running-plan';

const returnStatus = string().oneOf(returnStatuses).required();

export const returnLineSchema = object({
  id: string().required(),
  orderNumber: string().required(),
  status: returnStatus,
  email: string().nullable().defined(),
  name: string().nullable().defined(),
  /** ISO UTC. */
  createdAt: string().required(),
  since: string().required(),
});
export type ReturnLine = InferType<typeof returnLineSchema>;

const requestSchema = object({
  id: string().required(),
  orderId: string().required(),
  orderNumber: string().required(),
  mainReason: string().oneOf(mainReasons).nullable().default(null),
  reason: string().defined(),
  status: returnStatus,
  steps: array(object({ status: returnStatus, at: string().required() }).required()).required(),
  note: string().nullable().defined(),
  label: object({ carrier: string().required(), trackingCode: string().required() })
    .nullable()
    .defined(),
  refundId: string().nullable().defined(),
  version: number().required(),
});

const orderSchema = object({
  currency: string().oneOf(currencyCodes).required(),
  lines: array(
    object({
      id: string().required(),
      productName: string().required(),
      variantName: string().nullable().defined(),
      quantity: number().required(),
      isHearingAid: boolean().required(),
      priceTotal: centsSchema,
      discountTotal: centsSchema,
      taxTotal: centsSchema,
    }).required(),
  ).required(),
  totals: object({ shipmentTotal: centsSchema, shipmentTax: centsSchema }).required(),
  payment: object({ amount: centsSchema }).nullable().defined(),
  giftCards: array(object({ usedAmount: centsSchema }).required()).required(),
  refundedTotal: centsSchema,
});

const refundSchema = object({
  id: string().required(),
  orderId: string().required(),
  lines: array(
    object({
      lineId: string().required(),
      quantity: number().required(),
      restocked: number().required(),
    }).required(),
  ).required(),
  isShippingIncluded: boolean().required(),
  toPayment: centsSchema,
  toGiftCards: centsSchema,
  createdAt: string().required(),
});

export const staffReturnSchema = object({
  return: requestSchema.required(),
  /** Null when the store no longer has it. */
  order: orderSchema.nullable().defined(),
  customer: object({
    email: string().required(),
    name: string().nullable().defined(),
    phone: string().nullable().defined(),
    doNotPhone: boolean().required(),
  })
    .nullable()
    .defined(),
  clock: object({
    state: string()
      .oneOf(['not_started', 'running', 'over'] as const)
      .required(),
    days: number().required(),
    endsOn: string(),
    daysLeft: number(),
  }).required(),
  refunds: array(refundSchema.required()).required(),
  plans: array(runningPlanSchema).required(),
  isPaidBackHere: boolean().required(),
});
export type StaffReturn = InferType<typeof staffReturnSchema>;
export type ReturnedOrder = InferType<typeof orderSchema>;
