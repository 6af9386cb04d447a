import type { HostedCardField } from '@/domain/checkout/checkout-form';

/** Ids of the containers of the gateway's fields; the error summary links to them. */
export const hostedFieldIds: Readonly<Record<HostedCardField, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-securityCode',
};
