import { guestOrderFromWire, type GuestOrder } from '@/client/wire/guest-order-from-wire';
import { productRequest } from '@/client/requests/product-requests';
import { unreadableRefusal, type StoreAnswer } from '@/client/requests/store-answer';
import type { GuestOrderValues } from '@/domain/orders/guest-order-form';

/** Requests a return without a login. `param` of a refusal may be a ReturnBlock. */
export function requestGuestReturn(values: GuestOrderValues): Promise<StoreAnswer<unknown>> {
  return productRequest('/api/order-return', {
    order_number: values.orderNumber?.trim(),
    email: values.email?.trim(),
    postal_code: values.postalCode?.trim(),
    main_reason: values.mainReason || null,
    reason: values.reason?.trim(),
  });
}

/** Status of an order, given its number, e-mail and postal code. */
export async function lookUpOrder(values: GuestOrderValues): Promise<StoreAnswer<GuestOrder>> {
  const answer = await productRequest('/api/order-lookup', {
    order_number: values.orderNumber?.trim(),
    email: values.email?.trim(),
    postal_code: values.postalCode?.trim(),
  });
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: guestOrderFromWire(answer.value) };
  } catch (failure) {
    return unreadableRefusal(failure);
  }
}
