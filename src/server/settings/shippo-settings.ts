import { string } from 'yup';

/** One Shippo account, the carrier that gets our parcels, and the sender's address. */
export type ShippoSettings = {
  /** Buys labels: it is sent only to Shippo. */
  apiKey: string;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
  /** Shippo's name for the carrier, such as `canada_post`, and its id of our account there. */
  carrier: string;
  carrierAccount: string;
  /** The carrier's services used for priority and for express shipping. */
  services: { usual: string; express: string };
  sender: { street: string; city: string; province: string; postalCode: string };
};

/** The environment variables for Shippo. */
export const shippoVariables = {
  SHIPPO_API_KEY: string().matches(
    /^shippo_(test|live)_\w+$/,
    '${path} must be a key of Shippo: shippo_…',
  ),
  SHIPPO_CARRIER: string()
    .matches(/^[a-z0-9_]+$/, "${path} must be Shippo's name of a carrier, such as canada_post")
    .default('canada_post'),
  SHIPPO_CARRIER_ACCOUNT: string(),
  SHIPPO_SERVICE: string(),
  SHIPPO_EXPRESS_SERVICE: string(),
  SHIPPO_FROM_STREET: string(),
  SHIPPO_FROM_CITY: string(),
  SHIPPO_FROM_PROVINCE: string().matches(/^[A-Z]{2}$/, '${path} must be two letters, such as AB'),
  SHIPPO_FROM_POSTAL_CODE: string(),
  SHIPPO_API_URL: string()
    .matches(/^https?:\/\/\S+$/, '${path} must be an address')
    .default('https://api.goshippo.com'),
};

type ShippoEnvironment = { [Name in keyof typeof shippoVariables]?: string | undefined };

type Read = { settings: ShippoSettings | null; faults: string[] };

/** Everything a label needs, or nothing: with half an address, parcels could not be returned to us. */
export function readShippo(values: ShippoEnvironment): Read {
  const {
    SHIPPO_API_KEY: apiKey,
    SHIPPO_CARRIER_ACCOUNT: carrierAccount,
    SHIPPO_SERVICE: usual,
    SHIPPO_FROM_STREET: street,
    SHIPPO_FROM_CITY: city,
    SHIPPO_FROM_PROVINCE: province,
    SHIPPO_FROM_POSTAL_CODE: postalCode,
  } = values;
  if (apiKey && carrierAccount && usual && street && city && province && postalCode) {
    const settings = {
      apiKey,
      apiUrl: (values.SHIPPO_API_URL ?? 'https://api.goshippo.com').replace(/\/+$/, ''),
      carrier: values.SHIPPO_CARRIER ?? 'canada_post',
      carrierAccount,
      services: { usual, express: values.SHIPPO_EXPRESS_SERVICE ?? usual },
      sender: { street, city, province, postalCode },
    };
    return { settings, faults: [] };
  }
  if (!apiKey) return { settings: null, faults: [] };
  const needed = [
    ...(['SHIPPO_CARRIER_ACCOUNT', 'SHIPPO_SERVICE', 'SHIPPO_FROM_STREET'] as const),
    ...(['SHIPPO_FROM_CITY', 'SHIPPO_FROM_PROVINCE', 'SHIPPO_FROM_POSTAL_CODE'] as const),
  ];
  const missing = needed.filter((name) => !values[name]);
  return {
    settings: null,
    faults: missing.map((name) => `${name} is missing: Shippo needs it too`),
  };
}
