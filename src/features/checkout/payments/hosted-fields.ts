import type { HostedCardField } from '@/domain/checkout/checkout-form';

/** Ids of the containers of the gateway's fields; the error summary links to them. */
export const hostedFieldIds: Readonly<Record<HostedCardField, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-securityCode',
};

/** A frame inherits no styles, so it gets the look of the text around it. */
export function hostedLook(elementId: string) {
  const place = document.getElementById(elementId);
  if (!place) return {};
  const { color, fontSize } = window.getComputedStyle(place);
  const text = { color, fontSize, fontFamily: 'sans-serif', '::placeholder': { color } };
  return { style: { base: text, invalid: { color } }, placeholder: '' };
}
