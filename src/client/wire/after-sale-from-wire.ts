import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import type { AfterSale } from '@/domain/orders/after-sale';
import { orderStatuses } from '@/domain/orders/order-machine';
import { returnBlocks } from '@/domain/orders/return-eligibility';
import { returnStatuses } from '@/domain/orders/return-request';
import { trackingStatuses } from '@/domain/orders/shipment';
import type { Trial } from '@/domain/trial';

const trackingStatus = mixed<(typeof trackingStatuses)[number]>()
  .oneOf(trackingStatuses)
  .required();
const returnStatus = mixed<(typeof returnStatuses)[number]>().oneOf(returnStatuses).required();

const wireTrial = object({
  state: string().oneOf(['not_started', 'running', 'over']).required(),
  days: number().required(),
  startsOn: string(),
  endsOn: string(),
  daysLeft: number(),
});

const wireShipment = object({
  id: string().required(),
  carrier: string().default(''),
  trackingCode: string().default(''),
  trackingUrl: string()
    .matches(/^https:\/\//)
    .nullable()
    .default(null),
  status: trackingStatus,
  events: array(
    object({
      status: trackingStatus,
      at: string().required(),
      place: string().nullable().default(null),
    }),
  ).required(),
  leftAt: string().nullable().default(null),
  deliveredAt: string().nullable().default(null),
});

const barCode = object({
  bars: array(
    object({ start: number().min(0).required(), width: number().positive().required() }),
  ).required(),
  width: number().positive().required(),
});

const wireAfterSale = object({
  id: string().required(),
  number: string().required(),
  status: mixed<(typeof orderStatuses)[number]>().oneOf(orderStatuses).required(),
  shipments: array(wireShipment).required(),
  trial: wireTrial.nullable().default(null),
  returns: array(
    object({
      id: string().required(),
      status: returnStatus,
      steps: array(object({ status: returnStatus, at: string().required() })).required(),
      note: string().nullable().default(null),
      label: object({
        carrier: string().required(),
        trackingCode: string().required(),
        isPrintable: boolean().default(false),
        barCode: barCode.nullable().default(null),
      })
        .nullable()
        .default(null),
    }),
  ).required(),
  isCancelable: boolean().required(),
  returnBlock: mixed<(typeof returnBlocks)[number]>().oneOf(returnBlocks).nullable().default(null),
});

const wireList = object({ results: array(wireAfterSale).required() });
const wireOne = object({ afterSale: wireAfterSale });

/** Reads the list of after-sale statuses. Throws yup's ValidationError on anything else. */
export function afterSalesFromWire(body: unknown): AfterSale[] {
  return wireList.validateSync(body, { stripUnknown: true }).results.map(afterSaleOf);
}

/** Reads an answer with the after-sale status of one order. Throws yup's ValidationError on anything else. */
export function afterSaleFromWire(body: unknown): AfterSale {
  return afterSaleOf(wireOne.validateSync(body, { stripUnknown: true }).afterSale);
}

function afterSaleOf({ trial, ...afterSale }: InferType<typeof wireAfterSale>): AfterSale {
  return { ...afterSale, trial: trial && trialOf(trial) };
}

/** Treats a running trial without dates as not started. */
function trialOf({ state, days, startsOn, endsOn, daysLeft }: InferType<typeof wireTrial>): Trial {
  if (!startsOn || !endsOn || state === 'not_started') return { state: 'not_started', days };
  return state === 'running'
    ? { state, days, startsOn, endsOn, daysLeft: daysLeft ?? 0 }
    : { state: 'over', days, startsOn, endsOn };
}
