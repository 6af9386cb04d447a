import { readReturn } from './checkout-return';

test('an ordinary visit is no return', () => {
  expect(readReturn({}, 'card')).toBeNull();
  expect(readReturn({ redirect_status: 'succeeded' }, 'card')).toBeNull();
});

test.each([
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
  ['pending', 'unknown'],
  [undefined, 'unknown'],
  [['succeeded', 'canceled'], 'unknown'],
])('redirect_status %p is %s', (redirect_status, status) => {
  expect(readReturn({ gateway: 'embedded', redirect_status }, 'card')).toEqual({
    method: 'card',
    status,
  });
});

describe('the method that left', () => {
  test.each([
    ['embedded', 'card', 'card'],
    ['embedded', 'ideal', 'ideal'],
    ['embedded', 'klarna', 'card'],
    ['klarna_direct', 'klarna', 'klarna'],
    ['klarna_direct', 'card', 'klarna'],
    ['paysafecard', 'card', 'paysafecard'],
    ['quickpay', 'card', 'quickpay'],
    ['amazon', 'card', 'amazon'],
    ['paypal', 'card', 'paypal'],
    ['stripe', 'card', 'bancontact'],
  ] as const)('%s, with %s chosen, is %s', (gateway, chosen, method) => {
    expect(readReturn({ gateway }, chosen)?.method).toBe(method);
  });

  test('is Bancontact when the address carries its secret', () => {
    const query = { gateway: 'embedded', setup_intent_client_secret: 'secret_1' };
    expect(readReturn(query, 'card')?.method).toBe('bancontact');
  });

  test.each(['', 'constructor', 'nobody', ['klarna', 'card'], undefined])(
    'is not to be told from %p',
    (gateway) => {
      expect(readReturn({ gateway }, 'card')).toMatchObject({ method: null });
    },
  );
});
