import { stripeCode } from './browser-code';

test('Stripe’s code comes with whatever it takes the payment of', () => {
  expect(stripeCode.isUsedBy({ id: 'google', gateway: 'stripe' })).toBe(true);
  expect(stripeCode.isUsedBy({ id: 'google', gateway: 'braintree' })).toBe(false);
});
