import { parseCountry, type CountryCode } from '../accounts/address';
import { cents, zero, type Cents, type CurrencyCode } from '../money';
import { defaultLocale, type Locale } from '../words/locale';

/** A shipping service with its price before tax. */
export type ShippingRate = {
  id: string;
  name: string;
  description: string;
  price: Cents;
  /** Pick-up by the shopper; no address is needed. */
  pickup: PickupLocation | null;
};

export type PickupLocation = {
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

type Service = Omit<ShippingRate, 'price'> & {
  inFrench: { name?: string; description: string; distance?: string };
  prices: Readonly<Record<CurrencyCode, Cents>>;
  countries: readonly CountryCode[];
};

/** The place where customers pick up orders. */
export const pickupPlace = {
  title: 'Café Plume',
  street: '4210 Rue Saint-Denis',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2J 2K8',
} as const;

const free = { USD: zero, CAD: zero } as const;

const services: readonly Service[] = [
  {
    id: priorityShippingId,
    name: 'Priority shipping',
    description: '2–4 days',
    inFrench: { name: 'Livraison prioritaire', description: 'De 2 à 4 jours' },
    prices: free,
    pickup: null,
    countries: ['CA', 'US'],
  },
  {
    id: expressShippingId,
    name: 'Express',
    description: '1–2 days',
    inFrench: { name: 'Livraison express', description: 'De 1 à 2 jours' },
    prices: { USD: cents(1500), CAD: cents(2000) },
    pickup: null,
    countries: ['CA', 'US'],
  },
  {
    id: 'pickup_montreal',
    name: pickupPlace.title,
    description: 'Usually ready in 24 hours',
    inFrench: {
      description: 'Prêt dans les 24 heures, en général',
      distance: 'À 2,4 km du centre-ville de Montréal',
    },
    prices: free,
    pickup: {
      title: pickupPlace.title,
      distance: '2.4 km from downtown Montréal',
      address: `${pickupPlace.street}, ${pickupPlace.city}, ${pickupPlace.province} ${pickupPlace.postalCode}`,
      readyIn: 'Usually ready in 24 hours',
    },
    countries: ['CA'],
  },
];

/** The services for a country at the prices of one currency, in one language; empty while the country is unknown. */
export function shippingRates(
  country: CountryCode | null,
  currency: CurrencyCode,
  locale: string = defaultLocale,
): readonly ShippingRate[] {
  if (country === null) return [];
  return services
    .filter((service) => service.countries.includes(country))
    .map((service) => inLanguage(service, locale))
    .map(({ id, name, description, prices, pickup }) => ({
      id,
      name,
      description,
      price: prices[currency],
      pickup,
    }));
}

function inLanguage(service: Service, locale: string): Service {
  if (locale !== 'fr-CA') return service;
  const { name = service.name, description, distance = '' } = service.inFrench;
  const pickup = service.pickup && { ...service.pickup, distance, readyIn: description };
  return { ...service, name, description, pickup };
}

/** Rates a shipment; null while there is nothing to ship or nowhere to ship it to. */
export function rateShipment(shipment: {
  country: string | null;
  currency: CurrencyCode;
  locale: Locale;
  hasGoods: boolean;
  now: Date;
}): ShipmentRating | null {
  const country = shipment.country === null ? null : parseCountry(shipment.country);
  if (country === null || !shipment.hasGoods) return null;
  const { currency, locale, now } = shipment;
  const services = shippingRates(country, currency, locale);
  return { createdAt: now.toISOString(), country, currency, locale, services };
}
