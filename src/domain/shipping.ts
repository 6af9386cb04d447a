import { parseCountry, type CountryCode } from './address';
import { cents, zero, type Cents } from './money';

/** A way for the goods to reach the shopper, with its price before tax. */
export type ShippingRate = {
  id: string;
  name: string;
  description: string;
  price: Cents;
  /** The shopper collects; no address is needed. */
  pickup: PickupLocation | null;
};

export type PickupLocation = {
  title: string;
  /** From the centre of its city, in words. */
  distance: string;
  address: string;
  readyIn: string;
};

/** Services offered for one country at one time. */
export type ShipmentRating = {
  /** ISO UTC. */
  createdAt: string;
  country: CountryCode;
  services: readonly ShippingRate[];
};

/** The service every cart can be set to with `{ service: 'priority_shipping', country: 'CA' }` (spec 7). */
export const priorityShippingId = 'priority_shipping';

const services: readonly (ShippingRate & { countries: readonly CountryCode[] })[] = [
  {
    id: priorityShippingId,
    name: 'Priority shipping',
    description: '2–4 days',
    price: zero,
    pickup: null,
    countries: ['CA', 'US'],
  },
  {
    id: 'express',
    name: 'Express',
    description: '1–2 days',
    price: cents(1500),
    pickup: null,
    countries: ['CA', 'US'],
  },
  {
    id: 'pickup_montreal',
    name: 'Café Plume',
    description: 'Usually ready in 24 hours',
    price: zero,
    pickup: {
      title: 'Café Plume',
      distance: '2.4 km from downtown Montréal',
      address: '4210 Rue Saint-Denis, Montréal, QC H2J 2K8',
      readyIn: 'Usually ready in 24 hours',
    },
    countries: ['CA'],
  },
];

/** What we offer in a country; nothing while it is unknown. */
export function shippingRates(country: CountryCode | null): readonly ShippingRate[] {
  if (country === null) return [];
  return services
    .filter((service) => service.countries.includes(country))
    .map(({ id, name, description, price, pickup }) => ({ id, name, description, price, pickup }));
}

/** Rates a shipment; null while there is nothing to ship or nowhere to ship it to. */
export function rateShipment(shipment: {
  country: string | null;
  hasGoods: boolean;
  now: Date;
}): ShipmentRating | null {
  const country = shipment.country === null ? null : parseCountry(shipment.country);
  if (country === null || !shipment.hasGoods) return null;
  return { createdAt: shipment.now.toISOString(), country, services: shippingRates(country) };
}
