import { brand } from '../brand';

/** Parcel statuses as carriers report them (spec 4). */
export const trackingStatuses = ['UNKNOWN', 'TRANSIT', 'DELIVERED', 'FAILURE', 'RETURNED'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** What a carrier reports once it has the parcel. */
export const carrierReports = ['TRANSIT', 'DELIVERED', 'FAILURE', 'RETURNED'] as const;

/** One scan of a parcel, as the carrier or our own staff reported it. */
export type TrackingEvent = {
  status: TrackingStatus;
  /** When it happened, not when we were told; ISO UTC. */
  at: string;
  /** Town or depot, in the carrier's words. */
  place: string | null;
};

/** One parcel of an order. */
export type Shipment = {
  id: string;
  orderId: string;
  carrier: string;
  trackingCode: string;
  /** The carrier's own page for this parcel; null when it has none. */
  trackingUrl: string | null;
  /** Status of the latest event; `UNKNOWN` before the first. */
  status: TrackingStatus;
  /** Oldest first. */
  events: readonly TrackingEvent[];
  /** ISO UTC of when it was handed over; null while it has only a label. */
  leftAt: string | null;
  /** ISO UTC of the first delivery; null before. */
  deliveredAt: string | null;
  createdAt: string;
};

/** Stands in place of a carrier where our staff gave the goods to the customer, without a label. */
export const handOverCarrier = 'Pick-up';

/** Whether this is a hand-over, which has no tracking number; its code is the order's number. */
export function isHandOver({ carrier }: Pick<Shipment, 'carrier'>): boolean {
  return carrier === handOverCarrier;
}

/** The carrier's name for people; null where the shop delivers itself (its own labels have no carrier). */
export function outsideCarrier(parcel: Pick<Shipment, 'carrier'>): string | null {
  return parcel.carrier === brand.name || isHandOver(parcel) ? null : parcel.carrier;
}

/**
 * Adds one report to a shipment. Carriers repeat themselves and report late: a known report changes nothing, and an old
 * one is sorted in by time without changing the current status.
 */
export function withTrackingEvent(shipment: Shipment, event: TrackingEvent): Shipment {
  const isKnown = shipment.events.some(
    ({ at, status }) => at === event.at && status === event.status,
  );
  if (isKnown) return shipment;
  const events = [...shipment.events, event].toSorted(byTime);
  return {
    ...shipment,
    events,
    status: events.at(-1)?.status ?? 'UNKNOWN',
    leftAt: earliest(shipment.leftAt, events.find(({ status }) => status !== 'UNKNOWN')?.at),
    deliveredAt: events.find(({ status }) => status === 'DELIVERED')?.at ?? null,
  };
}

/** Any report but `UNKNOWN` shows that the carrier has the parcel; reports that come late may show it was earlier. */
function earliest(known: string | null, reported: string | undefined): string | null {
  if (known === null || reported === undefined) return known ?? reported ?? null;
  return reported < known ? reported : known;
}

/** Reports with the same time are sorted in a fixed order, so that the order of arrival does not matter. */
function byTime(a: TrackingEvent, b: TrackingEvent): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return trackingStatuses.indexOf(a.status) - trackingStatuses.indexOf(b.status);
}

/** When the last parcel of an order arrived; null while one is in transit or none was sent. */
export function deliveredInFullAt(
  shipments: readonly Pick<Shipment, 'deliveredAt'>[],
): string | null {
  const moments = shipments.map(({ deliveredAt }) => deliveredAt);
  if (moments.length === 0 || moments.includes(null)) return null;
  return moments.reduce((latest, moment) => (String(moment) > String(latest) ? moment : latest));
}
