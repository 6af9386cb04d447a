import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { attentionReasons, type AttentionReason } from '../../sixty-days/attention';

/** The answer of `/api/admin-call-first`. */
export const callFirstSchema = object({
  results: array(
    object({
      orderId: string().required(),
      orderNumber: string().defined(),
      name: string().defined(),
      email: string().defined(),
      phone: string().defined(),
      doNotPhone: boolean().required(),
      reasons: array(mixed<AttentionReason>().oneOf(attentionReasons).required()).required(),
      day: number().integer().required(),
      daysLeft: number().integer().required(),
      lastCallAt: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type CallFirst = InferType<typeof callFirstSchema>['results'][number];
