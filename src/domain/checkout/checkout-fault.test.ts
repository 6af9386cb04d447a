import { faultOf, isAuthenticationRefused, PaymentError } from './checkout-fault';

test.each([
  ['Cart not found', { kind: 'cart' }],
  ['Unknown redirect status: pending', { kind: 'redirect-status' }],
  ['Unknown redirect status: EXPIRED.', { kind: 'redirect-status' }],
  ['Unsupported intent status: processing', { kind: 'intent-status' }],
  ["DOM element with 'paypal-button' ID not found", { kind: 'container', id: 'paypal-button' }],
  ['The Google Pay payment element was not created', { kind: 'element' }],
  ['Amazon was not loaded', { kind: 'library', library: 'Amazon' }],
])('swell-js throwing %p means %j', (message, fault) => {
  expect(faultOf(new Error(message))).toEqual(fault);
});

test('our own methods throw the fault itself', () => {
  const fault = { kind: 'not-capable', wallet: 'apple' } as const;
  expect(faultOf(new PaymentError(fault))).toEqual(fault);
});

test.each([new Error('fetch failed'), 'Cart not found', null, { message: 'Cart not found' }])(
  '%p is no fault of the method',
  (thrown) => {
    expect(faultOf(thrown)).toBeNull();
  },
);

test('a payment that was not approved is told from its message', () => {
  const words =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again';
  expect(isAuthenticationRefused(new Error(words))).toBe(true);
  expect(isAuthenticationRefused(new Error('Cart not found'))).toBe(false);
});
