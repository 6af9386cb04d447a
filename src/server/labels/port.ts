import type { Address } from '@/domain/accounts/address';
import type { BarCode } from '@/domain/orders/after-sale';
import type { Order } from '@/domain/orders/order';
import type { ReturnLabel } from '@/domain/orders/return-request';
import type { Shipment, TrackingEvent } from '@/domain/orders/shipment';

export type LabelRequest = {
  /** Names this request for a label, and is shown beside it: asked again with it, an outside provider buys no other one. */
  reference: string;
  orderNumber: string;
  to: Address;
  /** Id of the shipping service, such as `priority_shipping`. */
  service: string;
};

export type ParcelLabel = {
  carrier: string;
  trackingCode: string;
  /** The carrier's tracking page; null where there is none. */
  trackingUrl: string | null;
  /** Four by six inches, as label printers use. */
  pdf: Uint8Array;
  /** The provider's id for it, needed to take it back. */
  reference: string;
};

export type LabelOutcome =
  | { ok: true; label: ParcelLabel }
  /** `address_refused`: the carrier does not know the address, `message` says why; `unavailable`: try again later. */
  | { ok: false; code: 'address_refused' | 'unavailable'; message: string };

/** One scan that a carrier reported to its provider. */
export type TrackingReport = {
  parcel: Pick<Shipment, 'carrier' | 'trackingCode'>;
  event: TrackingEvent;
};

/** Labels for parcels that come back to us. The caller has checked whose order it is. */
export interface ReturnLabels {
  make(): ReturnLabel;
  /** The code of the label as a bar code; null for a label of an outside carrier. */
  barCode(label: ReturnLabel): Promise<BarCode | null>;
  /** The sheet as a PDF of four by six inches; null for a label of an outside carrier, which is not ours to print. */
  print(
    order: Pick<Order, 'number' | 'shipping' | 'billing' | 'displayLocale'>,
    label: ReturnLabel,
  ): Promise<Uint8Array | null>;
}

/** The provider of parcel labels. */
export interface Labels {
  readonly adapter: 'printed' | 'shippo';
  /** Null where staff buy the label of a return themselves. */
  readonly returns: ReturnLabels | null;
  /** Buys a label. Never throws when the provider is unavailable. */
  make(request: LabelRequest): Promise<LabelOutcome>;
  /** Returns an unused label. Never throws: a label that cannot be returned is logged and costs its price. */
  takeBack(reference: string): Promise<void>;
  /**
   * Reads the provider's tracking reports; returns null for anything but a scan. Null where there are no reports. The
   * caller has proven the sender.
   */
  readonly readReport: ((told: unknown) => TrackingReport | null) | null;
}
