import type { Address } from '@/domain/address';

export type LabelRequest = {
  /** Names the parcel, so that a provider shows it beside the label. */
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

/** Who prints labels for our parcels. */
export interface Labels {
  readonly adapter: string;
  /** Buys a label. Every call buys another one: whoever calls keeps it. */
  make(request: LabelRequest): Promise<LabelOutcome>;
  /** Gives back a label that was not used. Never throws: what cannot be given back is logged and costs its price. */
  takeBack(reference: string): Promise<void>;
}
