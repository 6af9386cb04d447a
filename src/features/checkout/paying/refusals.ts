import { addressFieldOf } from '@/client/wire/address-wire';
import { cardFieldOf } from '@/client/wire/card-to-wire';
import type { StoreRefusal } from '@/client/requests/store-answer';
import type { CheckoutFailure } from '@/domain/checkout/checkout-outcome';
import type { AddressGroup, CheckoutField } from '@/domain/checkout/checkout-form';

/** No word from the server, or one that says only that it has a problem of its own. */
const silences = [
  'timeout',
  'connection_error',
  'internal_error',
  'unavailable',
  'too_many_requests',
];

/** What a refusal of the card vault means: a field of the card, or a bank that says no. */
export function vaultFailure(refusal: StoreRefusal): CheckoutFailure {
  if (silences.includes(refusal.code)) return { kind: 'unreachable' };
  const field = cardFieldOf(refusal.param);
  if (field) return { kind: 'field-refused', field: `card.${field}` };
  return { kind: 'payment-declined' };
}

/** What a refusal of `PUT /cart` or `POST /cart/order` means for the shopper (contract, sections 4 and 9.7). */
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
  /** The fields that were sent as the shipping address and as the billing address. */
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
