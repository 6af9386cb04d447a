import { addressFieldOf } from '@/client/wire/address-wire';
import { cardFieldOf } from '@/client/wire/card-to-wire';
import type { StoreRefusal } from '@/client/requests/store-answer';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { AddressGroup, CheckoutField } from '@/domain/checkout/checkout-form';

/** Codes for no answer from the server, or for an internal problem of the server. */
const silences = [
  'timeout',
  'connection_error',
  'internal_error',
  'unavailable',
  'too_many_requests',
];

/** Meaning of a refusal by the card vault: a wrong card field, or a decline by the bank. */
export function vaultFailure(refusal: StoreRefusal): CheckoutFailure {
  if (silences.includes(refusal.code)) return { kind: 'unreachable' };
  const field = cardFieldOf(refusal.param);
  if (field) return { kind: 'field-refused', field: `card.${field}` };
  return { kind: 'payment-declined' };
}

/** Meaning of a refusal of `PUT /cart` or `POST /cart/order` for the shopper (contract, sections 4 and 9.7). */
export function cartFailure(refusal: StoreRefusal, context: RefusalContext): CheckoutFailure {
  if (silences.includes(refusal.code)) return { kind: 'unreachable' };
  const param = refusal.param ?? '';
  const field = fieldOf(param, context);
  if (field) return { kind: 'field-refused', field };
  switch (param) {
    case 'cart':
      return { kind: 'stock-lost' };
    case 'coupon_code':
      return { kind: 'coupon-lost', code: context.couponCode ?? '' };
    case 'shipping.service':
      return { kind: 'delivery-lost' };
  }
  if (param === 'billing.account_card_id') return { kind: 'card-gone' };
  if (param.startsWith('billing')) return { kind: 'payment-declined' };
  if (refusal.code === 'not_found_error') return { kind: 'cart-gone' };
  return context.hasService ? { kind: 'cart-gone' } : { kind: 'delivery-lost' };
}

export type RefusalContext = {
  /** The form's groups that were sent as the shipping and as the billing address. */
  shippingGroup: AddressGroup;
  billingGroup: AddressGroup;
  couponCode: string | null;
  /** Whether a delivery was chosen; a submit without one is refused without naming a field. */
  hasService: boolean;
};

function fieldOf(param: string, context: RefusalContext): CheckoutField | null {
  if (param === 'account.email') return 'contactEmail';
  const [side, part = ''] = param.split('.');
  const field = addressFieldOf(part);
  if (!field) return null;
  if (side === 'shipping') return `${context.shippingGroup}.${field}`;
  return side === 'billing' ? `${context.billingGroup}.${field}` : null;
}
