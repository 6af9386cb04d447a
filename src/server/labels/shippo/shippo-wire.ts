import { array, object, string, type InferType } from 'yup';
import { addressName, type Address } from '@/domain/accounts/address';
import { brand } from '@/domain/brand';
import { expressShippingId } from '@/domain/orders/shipping';
import type { ShippoSettings } from '@/server/settings/shippo-settings';
import type { LabelRequest } from '../port';

/** A label that was bought, or the attempt (docs.goshippo.com, "Transactions"). */
export const transactionSchema = object({
  object_id: string().required(),
  status: string().required(),
  metadata: string().nullable(),
  tracking_number: string().nullable(),
  tracking_url_provider: string().nullable(),
  label_url: string().nullable(),
  messages: array(object({ code: string().nullable(), text: string().nullable() })).nullable(),
});

export type Transaction = InferType<typeof transactionSchema>;

export const transactionsSchema = object({
  results: array(transactionSchema.required()).required(),
});

/** A tracking report of a parcel (docs.goshippo.com, "Tracking webhooks"). */
export const reportSchema = object({
  event: string().required(),
  data: object({
    carrier: string().required(),
    tracking_number: string().required(),
    tracking_status: object({
      status: string().required(),
      status_date: string().required(),
      location: object({ city: string().nullable(), state: string().nullable() })
        .nullable()
        .default(null),
    }).required(),
  }).required(),
});

/** A pair of hearing aids with its charger, padded: the largest thing we send. */
const box = {
  ...{ length: '22', width: '16', height: '10', distance_unit: 'cm' },
  ...{ weight: '0.8', mass_unit: 'kg' },
};

/** A purchase in one call: shipment, carrier's account and service are known. */
export function purchaseOf(request: LabelRequest, settings: ShippoSettings) {
  const { carrierAccount, services } = settings;
  return {
    shipment: {
      address_from: senderOf(settings),
      address_to: receiverOf(request.to),
      parcels: [box],
    },
    carrier_account: carrierAccount,
    servicelevel_token: request.service === expressShippingId ? services.express : services.usual,
    label_file_type: 'PDF_4x6',
    metadata: request.reference,
    async: false,
  };
}

function senderOf({ sender }: ShippoSettings) {
  return {
    name: brand.name,
    street1: sender.street,
    city: sender.city,
    state: sender.province,
    zip: sender.postalCode,
    country: 'CA',
    phone: brand.supportPhone.display,
    email: brand.supportEmail,
  };
}

function receiverOf(to: Address) {
  return {
    name: addressName(to) ?? '',
    company: to.company ?? '',
    street1: to.address1 ?? '',
    street2: to.address2 ?? '',
    city: to.city ?? '',
    state: to.state ?? '',
    zip: to.zip ?? '',
    country: to.country ?? 'CA',
    phone: to.phone ?? '',
  };
}

const carrierNames: Readonly<Record<string, string>> = {
  canada_post: 'Canada Post',
  canpar: 'Canpar',
  dhl_express: 'DHL Express',
  fedex: 'FedEx',
  purolator: 'Purolator',
  ups: 'UPS',
  usps: 'USPS',
};

/** A carrier's public name; Shippo's name for one that is not in our list. */
export function carrierName(carrier: string): string {
  return carrierNames[carrier] ?? carrier;
}
