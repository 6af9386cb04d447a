import { parseCountry, type CountryCode } from '../accounts/address';
import { cents, zero, type Cents, type CurrencyCode } from '../money';
import { defaultLocale, type Locale } from '../words/locale';
import {
  expressShippingId,
  pickupAddress,
  pickupId,
  pickupPlace,
  priorityShippingId,
  type ShipmentRating,
  type ShippingRate,
} from './shipping';

/*
 * The services with their prices and their words in each language: for the server. The browser gets them with the rating
 * of a cart, and has the rest as messages of its own language.
 */

type Service = Omit<ShippingRate, 'price'> & {
  inFrench: { name?: string; description: string; distance?: string };
  prices: Readonly<Record<CurrencyCode, Cents>>;
  countries: readonly CountryCode[];
};

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
    id: pickupId,
    name: pickupPlace.title,
    description: 'Usually ready in 24 hours',
    inFrench: {
      description: 'Prêt dans les 24 heures, en général',
      distance: 'À 2,4\u00a0km du centre-ville de Montréal',
    },
    prices: free,
    pickup: {
      title: pickupPlace.title,
      distance: '2.4 km from downtown Montréal',
      address: pickupAddress,
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
