import { array, mixed, number, object, string, type InferType } from 'yup';
import {
  adjustmentStatuses,
  helpedAnswers,
  noticeEars,
  noticePlaces,
  notices,
  type AdjustmentCheck,
} from '../../devices/adjustment';
import { claimFaults, claimKinds, claimStatuses } from '../../devices/claim';
import { careSchema } from '../../devices/care-schema';
import { deviceStatuses, ears } from '../../devices/device';
import { caseKinds } from '../../devices/device-case';
import { changedInputs } from '../../fitting/corrections';

const text = string().nullable().default(null);

export const caseLineSchema = object({
  id: string().required(),
  kind: string().oneOf(caseKinds).required(),
  detail: string().defined(),
  status: string().required(),
  isOpen: mixed<boolean>().required(),
  serial: text,
  createdAt: string().required(),
  email: text,
  name: text,
});

const changes = array(
  object({
    fromHz: number().required(),
    toHz: number().required(),
    input: string().oneOf(changedInputs).required(),
    gainDb: number().required(),
  }).required(),
).required();

const device = object({
  id: string().required(),
  serial: string().required(),
  ear: string().oneOf(ears).required(),
  status: string().oneOf(deviceStatuses).required(),
  model: object({ name: string().required() }).required(),
  care: careSchema.required(),
  orderId: text,
  proofFileId: text,
  startsOn: text,
  warrantyEndsOn: text,
  lossEndsOn: text,
});

export const deviceCaseSchema = object({
  customer: object({ email: string().required(), name: text, phone: text })
    .nullable()
    .default(null),
  device: device.nullable().default(null),
  claim: object({
    id: string().required(),
    version: number().required(),
    kind: string().oneOf(claimKinds).required(),
    status: string().oneOf(claimStatuses).required(),
    faults: array(string().oneOf(claimFaults).required()).required(),
    words: string().defined(),
    photoIds: array(string().required()).required(),
    note: text,
    fee: number().required(),
    feePaidAt: text,
    feePaymentId: text,
    feeRefund: object({ amount: number().required(), at: string().required() })
      .nullable()
      .default(null),
    parcel: object({
      number: string().required(),
      carrier: string().required(),
      trackingCode: string().required(),
      serial: text,
    })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
  earlier: number().required(),
  adjustment: object({
    id: string().required(),
    status: string().oneOf(adjustmentStatuses).required(),
    notice: string().oneOf(notices).required(),
    place: string().oneOf(noticePlaces).required(),
    ear: string().oneOf(noticeEars).required(),
    words: string().defined(),
    changes,
    note: string().defined(),
    orderId: text,
    sheetVersion: number().nullable().default(null),
    conversationId: string().required(),
    helped: string().oneOf(helpedAnswers).nullable().default(null),
  })
    .nullable()
    .default(null),
  suggestion: object({ changes, checks: array(mixed<AdjustmentCheck>().required()).required() })
    .nullable()
    .default(null),
});
export type DeviceCase = InferType<typeof deviceCaseSchema>;
