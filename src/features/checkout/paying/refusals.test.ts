import type { StoreRefusal } from '@/client/requests/store-answer';
import { cartFailure, vaultFailure, type RefusalContext } from './refusals';

const refused = (code: string, param: string | null = null): StoreRefusal => ({
  ok: false,
  code,
  param,
  message: code,
});

const context: RefusalContext = {
  shippingGroup: 'shipDetails',
  billingGroup: 'billingDetails',
  couponCode: 'WELCOME10',
  hasService: true,
};

test.each(['timeout', 'connection_error', 'internal_error', 'unavailable', 'too_many_requests'])(
  '%s says nothing about the order: it may be asked again',
  (code) => {
    expect(cartFailure(refused(code), context)).toEqual({ kind: 'unreachable' });
    expect(vaultFailure(refused(code))).toEqual({ kind: 'unreachable' });
  },
);

test.each([
  ['number', 'card.number'],
  ['exp_month', 'card.expiry'],
  ['exp_year', 'card.expiry'],
  ['cvc', 'card.securityCode'],
  ['exp_cvc', 'card.securityCode'],
] as const)('the vault blames %s: the message belongs at %s', (param, field) => {
  expect(vaultFailure(refused('vault_error', param))).toEqual({ kind: 'field-refused', field });
});

test('the vault blames the bank', () => {
  expect(vaultFailure(refused('vault_error', 'gateway'))).toEqual({ kind: 'payment-declined' });
});

test.each([
  ['validation_error', 'account.email', { kind: 'field-refused', field: 'contactEmail' }],
  ['validation_error', 'shipping.zip', { kind: 'field-refused', field: 'shipDetails.postalCode' }],
  ['validation_error', 'billing.city', { kind: 'field-refused', field: 'billingDetails.city' }],
  ['validation_error', 'cart', { kind: 'stock-lost' }],
  ['validation_error', 'coupon_code', { kind: 'coupon-lost', code: 'WELCOME10' }],
  ['validation_error', 'billing.method', { kind: 'payment-declined' }],
  ['invalid_request', 'billing', { kind: 'payment-declined' }],
  ['invalid_request', 'shipping.service', { kind: 'delivery-lost' }],
  ['invalid_request', null, { kind: 'cart-gone' }],
  ['not_found_error', null, { kind: 'cart-gone' }],
] as const)('%s about %s', (code, param, failure) => {
  expect(cartFailure(refused(code, param), context)).toEqual(failure);
});

test('an incomplete cart without a delivery lacks just that', () => {
  const failure = cartFailure(refused('invalid_request'), { ...context, hasService: false });
  expect(failure).toEqual({ kind: 'delivery-lost' });
});

test('with one address for both, a fault of billing is shown where it was typed', () => {
  const failure = cartFailure(refused('validation_error', 'billing.zip'), {
    ...context,
    billingGroup: 'shipDetails',
  });
  expect(failure).toEqual({ kind: 'field-refused', field: 'shipDetails.postalCode' });
});
