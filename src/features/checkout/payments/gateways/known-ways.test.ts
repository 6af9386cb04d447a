import { gatewayAs, paymentMethodIds } from '@/domain/checkout/checkout-method';
import { parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import { canPayPlans, hasHostedFields, hasProviderButton, isGatewayKnown } from './known-ways';

test('a gateway without code of ours is not known', () => {
  expect(isGatewayKnown({ id: 'card', gateway: 'square' })).toBe(false);
  expect(isGatewayKnown({ id: 'google', gateway: '' })).toBe(false);
  expect(isGatewayKnown({ id: 'google', gateway: 'constructor' })).toBe(false);
  for (const id of paymentMethodIds) {
    expect(isGatewayKnown({ id, gateway: gatewayAs(id, 'embedded') })).toBe(
      !['klarna', 'quickpay'].includes(id),
    );
  }
});

test('a button is the provider’s where it draws one, and the card is ours where no gateway shows fields', () => {
  expect(hasProviderButton({ id: 'paypal', gateway: 'direct' })).toBe(true);
  expect(hasProviderButton({ id: 'paypal', gateway: 'embedded' })).toBe(false);
  expect(hasHostedFields({ id: 'card', gateway: 'braintree' })).toBe(false);
});

const announce = (method: object) => parsePaymentMethods({ one: method })?.[0];

test.each([
  [{ id: 'paypal', ppcp: true }, true],
  [{ id: 'paypal', ppcp: false }, false],
  [{ id: 'paypal', gateway: 'braintree' }, true],
  [{ id: 'google', gateway: 'braintree' }, true],
  [{ id: 'google', gateway: 'authorizenet' }, false],
  [{ id: 'amazon' }, true],
  [{ id: 'amazon', gateway: 'embedded' }, false],
  [{ id: 'card', gateway: 'authorizenet' }, true],
  [{ id: 'sezzle' }, false],
])('%j can be charged for a plan: %s', (wire, expected) => {
  const method = announce(wire);
  expect(method && canPayPlans(method)).toBe(expected);
});
