import type { HostedCardField } from '@/domain/checkout/checkout-form';

/** Ids of the places that the gateway's fields fill; the error summary leads to them. */
export const hostedFieldIds: Readonly<Record<HostedCardField, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-securityCode',
};

/** A frame inherits nothing: it is told how the text around it looks. */
export function hostedLook(elementId: string) {
  const place = document.getElementById(elementId);
  if (!place) return {};
  const { color, fontSize } = window.getComputedStyle(place);
  const text = { color, fontSize, fontFamily: 'sans-serif', '::placeholder': { color } };
  return { style: { base: text, invalid: { color } }, placeholder: '' };
}
