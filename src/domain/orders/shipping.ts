import type { CountryCode } from '../accounts/address';
import type { Cents, CurrencyCode } from '../money';
import type { Locale } from '../words/locale';

/** A shipping service with its price before tax. */
export type ShippingRate = {
  id: string;
  name: string;
  description: string;
  price: Cents;
  /** Pick-up by the shopper; no address is needed. */
  pickup: PickupLocation | null;
};

type PickupLocation = {
  title: string;
  /** Distance from the city centre, in words. */
  distance: string;
  address: string;
  readyIn: string;
};

/** Services offered for one country at one time. */
export type ShipmentRating = {
  /** ISO UTC. */
  createdAt: string;
  country: CountryCode;
  /** Currency of the services' prices. */
  currency: CurrencyCode;
  /** Language of the services' names; ratings from before French have none and are English. */
  locale?: Locale;
  services: readonly ShippingRate[];
};

/** The service that every cart accepts with `{ service: 'priority_shipping', country: 'CA' }` (spec 7). */
export const priorityShippingId = 'priority_shipping';

/** The faster service. */
export const expressShippingId = 'express';

/** Collecting the parcel at `pickupPlace`. */
export const pickupId = 'pickup_montreal';

/** The place where customers pick up orders. */
export const pickupPlace = {
  title: 'Café Plume',
  street: '4210 Rue Saint-Denis',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2J 2K8',
} as const;

/** The place in one line. */
export const pickupAddress = `${pickupPlace.street}, ${pickupPlace.city}, ${pickupPlace.province} ${pickupPlace.postalCode}`;
