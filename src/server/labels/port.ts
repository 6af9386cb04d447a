import type { Address } from '@/domain/accounts/address';
import type { Shipment, TrackingEvent } from '@/domain/orders/shipment';

export type LabelRequest = {
  /** Names this request for a label, and is shown beside it: asked again with it, an outside provider buys no other one. */
  reference: string;
  orderNumber: string;
  to: Address;
  /** Id of the service it goes by, such as `priority_shipping`. */
  service: string;
};

export type ParcelLabel = {
  carrier: string;
  trackingCode: string;
  /** The carrier's own page for the parcel; null where there is none. */
  trackingUrl: string | null;
  /** Four by six inches, as label printers take it. */
  pdf: Uint8Array;
  /** What the provider calls it; needed to take it back. */
  reference: string;
};

export type LabelOutcome =
  | { ok: true; label: ParcelLabel }
  /** `address_refused`: the carrier does not know the address, `message` says why; `unavailable`: try again later. */
  | { ok: false; code: 'address_refused' | 'unavailable'; message: string };

/** One scan that a carrier told its provider of. */
export type TrackingReport = {
  parcel: Pick<Shipment, 'carrier' | 'trackingCode'>;
  event: TrackingEvent;
};

/** Who prints labels for our parcels. */
export interface Labels {
  readonly adapter: 'printed' | 'shippo';
  /** Buys a label. Never throws for a provider that is away. */
  make(request: LabelRequest): Promise<LabelOutcome>;
  /** Gives back a label that was not used. Never throws: what cannot be given back is logged and costs its price. */
  takeBack(reference: string): Promise<void>;
  /**
   * Reads what the provider reports of parcels; null for what is no scan. Null where nobody reports. Who reports is
   * proven before.
   */
  readonly readReport: ((told: unknown) => TrackingReport | null) | null;
}
