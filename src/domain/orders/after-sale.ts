import type { OrderStatus } from './order-machine';
import type { ReturnBlock } from './return-eligibility';
import type { ReturnStatus, ReturnStep } from './return-request';
import type { TrackingEvent, TrackingStatus } from './shipment';
import type { Trial } from '../trial';

/** A return as its customer sees it; her own words come back to her only in her data export. */
export type CareReturn = {
  id: string;
  status: ReturnStatus;
  steps: readonly ReturnStep[];
  /** Our words to her about the step it is at; null without any, and for whoever is not logged in. */
  note: string | null;
};

export type AfterSaleShipment = {
  id: string;
  carrier: string;
  trackingCode: string;
  trackingUrl: string | null;
  status: TrackingStatus;
  events: readonly TrackingEvent[];
  deliveredAt: string | null;
};

/** What became of an order after it was placed: the second source of the order list, merged with the first by id. */
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
  /** Why it cannot be sent back; null when it can. */
  returnBlock: ReturnBlock | null;
};
