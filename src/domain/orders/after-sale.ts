import type { OrderStatus } from './order-machine';
import type { ReturnBlock } from './return-eligibility';
import type { ReturnStatus, ReturnStep } from './return-request';
import type { TrackingEvent, TrackingStatus } from './shipment';
import type { Trial } from '../trial';

/** A return as its customer sees it. Their own reason is included only in their data export. */
export type CareReturn = {
  id: string;
  status: ReturnStatus;
  steps: readonly ReturnStep[];
  /** Our note to the customer about the current step; null without one, and for anybody not logged in. */
  note: string | null;
  /** The label for sending it back, while it is approved; null before, afterwards and without one. */
  label: CareReturnLabel | null;
};

type CareReturnLabel = {
  carrier: string;
  trackingCode: string;
  /** Whether the caller may have its sheet as a PDF. */
  isPrintable: boolean;
  /** The tracking code as a bar code, for a scanner at the counter; null for a carrier that prints its own. */
  barCode: BarCode | null;
};

/** The dark bars of a bar code and its whole width, in widths of its narrowest bar. */
export type BarCode = {
  bars: readonly { start: number; width: number }[];
  width: number;
};

export type AfterSaleShipment = {
  id: string;
  carrier: string;
  trackingCode: string;
  trackingUrl: string | null;
  status: TrackingStatus;
  events: readonly TrackingEvent[];
  /** ISO UTC; null while the parcel has only a label. */
  leftAt: string | null;
  deliveredAt: string | null;
};

/** After-sale status of an order: the second source of the order list, merged with the first by id. */
export type AfterSale = {
  id: string;
  number: string;
  status: OrderStatus;
  shipments: readonly AfterSaleShipment[];
  /** Null without hearing aids. */
  trial: Trial | null;
  /** Newest first. */
  returns: readonly CareReturn[];
  isCancelable: boolean;
  /** Why the order cannot be returned; null when it can. */
  returnBlock: ReturnBlock | null;
};
