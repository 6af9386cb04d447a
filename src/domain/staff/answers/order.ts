import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { healthSigns } from '../../audiometry/red-flags';
import { parseTestResult, type TestResult } from '../../audiometry/test-result';
import type { MissingFromProfile } from '../../hearing/hearing-profile';
import { reviewStates } from '../../hearing/hearing-review';
import { ears } from '../../devices/device';
import { currencyCodes, type CurrencyCode } from '../../money';
import {
  orderEventKinds,
  orderMails,
  type OrderEventKind,
  type OrderMail,
} from '../../orders/order-event';
import {
  orderStatuses,
  staffMoves,
  type OrderStatus,
  type StaffMove,
} from '../../orders/order-machine';
import { shownHoldReasons, type ShownHoldReason } from '../../orders/order-for-staff';
import { returnStatuses, type ReturnStatus } from '../../orders/return-request';
import { provinceCodes, type ProvinceCode } from '../../provinces';
import { trackingStatuses, type TrackingStatus } from '../../orders/shipment';
import { defaultLocale, locales } from '../../words/locale';
import { runningPlanSchema } from './running-plan';
import { orderLine } from './order-line';
import { waiverSchema } from './waiver';

const text = string().nullable().default(null);
const cents = number().integer();

const address = object({
  name: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  phone: text,
});

const order = object({
  displayLocale: string().oneOf(locales).default(defaultLocale),
  id: string().required(),
  number: string().required(),
  status: mixed<OrderStatus>().oneOf(orderStatuses).required(),
  holdReason: mixed<ShownHoldReason>().oneOf(shownHoldReasons).nullable().default(null),
  isPaid: boolean().required(),
  createdAt: string().required(),
  currency: mixed<CurrencyCode>().oneOf(currencyCodes).required(),
  account: object({ email: string().required() }),
  lines: array(
    object({
      id: string().required(),
      productName: string().required(),
      variantName: text,
      quantity: number().integer().required(),
      priceTotal: cents.required(),
      isHearingAid: boolean().default(false),
    }),
  ).required(),
  totals: object({
    subTotal: cents.required(),
    discountTotal: cents.required(),
    shipmentTotal: cents.required(),
    taxTotal: cents.required(),
    grandTotal: cents.required(),
  }),
  refundedTotal: cents.required(),
  shipping: address.nullable().default(null),
  shippingRate: object({ name: string().required() }).nullable().default(null),
  comments: text,
});

const shipment = object({
  id: string().required(),
  carrier: string().default(''),
  trackingCode: string().default(''),
  status: mixed<TrackingStatus>().oneOf(trackingStatuses).required(),
  events: array(
    object({
      status: mixed<TrackingStatus>().oneOf(trackingStatuses).required(),
      at: string().required(),
      place: text,
    }),
  ).required(),
  leftAt: text,
  createdAt: string().required(),
});

const packing = array(
  object({
    lineId: string().required(),
    ear: string().oneOf(ears).required(),
    unit: number().integer().required(),
    serial: text,
  }).required(),
);

const adminFacts = object({
  revision: number().integer().required(),
  serialNumbers: mixed<Record<string, readonly string[]>>().required(),
  events: array(
    object({
      id: string().required(),
      kind: mixed<OrderEventKind>().oneOf(orderEventKinds).required(),
      staffName: string().required(),
      details: mixed<Record<string, string | number>>().required(),
      text,
      at: string().required(),
    }),
  ).required(),
  moves: array(mixed<StaffMove>().oneOf(staffMoves).required()).required(),
  mails: array(mixed<OrderMail>().oneOf(orderMails).required()).required(),
  isAddressOpen: boolean().required(),
  isLabelOpen: boolean().required(),
  isSheetMissing: boolean().default(false),
  refundable: cents.required(),
  unitsLeft: mixed<Record<string, number>>().required(),
});

/** The answer of `/api/admin-order`, as far as its screen shows it. */
export const orderAnswer = object({
  order: order.required(),
  customer: object({
    name: text,
    phone: text,
    doNotPhone: boolean().default(false),
    language: string().oneOf(locales).nullable().default(null),
  })
    .nullable()
    .default(null),
  payments: array(
    object({
      id: string().required(),
      method: string().required(),
      amount: cents.required(),
      state: string()
        .oneOf(['held', 'taken', 'released', 'lost'] as const)
        .required(),
      isTest: boolean().default(false),
      card: object({ brand: string().required(), last4: string().required() })
        .nullable()
        .default(null),
      paidAt: string().required(),
    }),
  ).required(),
  shipments: array(shipment).required(),
  returns: array(
    object({
      id: string().required(),
      status: mixed<ReturnStatus>().oneOf(returnStatuses).required(),
      createdAt: string().required(),
    }),
  ).required(),
  /** Refunding the order ends none of these plans. */
  plans: array(runningPlanSchema).required(),
  hearing: object({
    kinds: array(string().required()).required(),
    reviewedAt: text,
    /** Where the customer gets the aids; null while it is unknown. */
    province: mixed<ProvinceCode>().oneOf(provinceCodes).nullable().default(null),
    rule: mixed<'prescription_required' | 'dispensing_reserved' | 'unknown'>()
      .oneOf(['prescription_required', 'dispensing_reserved', 'unknown'])
      .required(),
    missing: mixed<MissingFromProfile>()
      .oneOf(['hearing_test', 'prescription'])
      .nullable()
      .default(null),
    test: object({
      id: string().required(),
      reviewState: string().oneOf(reviewStates).required(),
      isFlagged: boolean().required(),
      signs: array(string().oneOf(healthSigns).required()).required(),
      result: mixed(
        (value: unknown): value is TestResult => parseTestResult(value) !== null,
      ).required(),
    })
      .nullable()
      .default(null),
    waivers: array(waiverSchema.required()).default([]),
    /** Tests of the same account, under its proven address, that can be attached. */
    offered: array(
      object({
        id: string().required(),
        name: string().default(''),
        takenAt: string().required(),
      }),
    ).default([]),
    papers: array(
      object({
        kind: string()
          .oneOf(['upload', 'prescription'] as const)
          .required(),
        id: string().required(),
      }),
    ).required(),
  })
    .nullable()
    .default(null),
  /** The newest other orders under the same address. */
  others: array(orderLine.required()).default([]),
  adminFacts: adminFacts.nullable().default(null),
  packing: packing.default([]),
});

export type OrderView = InferType<typeof orderAnswer>;
export type AdminOrderView = NonNullable<OrderView['adminFacts']>;
