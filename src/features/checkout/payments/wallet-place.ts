import { PaymentError } from '@/domain/checkout/checkout-fault';

/** An element's container on the page. Throws when it is not there. */
export function placeOf(elementId: string): HTMLElement {
  const place = document.getElementById(elementId);
  if (!place) throw new PaymentError({ kind: 'container', id: elementId });
  return place;
}
