import { PaymentError } from '@/domain/checkout/checkout-fault';

/** The place on the page that belongs to an element. Throws when it is not there. */
export function placeOf(elementId: string): HTMLElement {
  const place = document.getElementById(elementId);
  if (!place) throw new PaymentError({ kind: 'container', id: elementId });
  return place;
}
