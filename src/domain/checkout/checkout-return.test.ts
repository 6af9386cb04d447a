import { readReturn } from './checkout-return';

test('an ordinary visit is no return', () => {
  expect(readReturn({})).toBeNull();
  expect(readReturn({ redirect_status: 'succeeded' })).toBeNull();
});

test.each([
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
  ['failed', 'failed'],
  ['pending', 'unknown'],
  [undefined, 'unknown'],
  [['succeeded', 'canceled'], 'unknown'],
])('redirect_status %p is %s', (redirect_status, status) => {
  expect(readReturn({ gateway: 'embedded', redirect_status })).toMatchObject({
    method: 'card',
    status,
  });
});

describe('the method that left', () => {
  test.each([
    ['embedded', 'card'],
    ['klarna_direct', 'klarna'],
    ['paysafecard', 'paysafecard'],
    ['quickpay', 'quickpay'],
    ['amazon', 'amazon'],
    ['paypal', 'paypal'],
    ['ideal', 'ideal'],
    ['bancontact', 'bancontact'],
  ] as const)('%s is %s', (gateway, method) => {
    expect(readReturn({ gateway })?.method).toBe(method);
  });

  test('is Bancontact when the address carries its secret, whatever the gateway is called', () => {
    const query = { gateway: 'somebody', setup_intent_client_secret: 'secret_1' };
    expect(readReturn(query)?.method).toBe('bancontact');
  });

  test.each(['', 'constructor', 'nobody', ['klarna', 'card'], undefined])(
    'is not to be told from %p',
    (gateway) => {
      expect(readReturn({ gateway })).toMatchObject({ method: null });
    },
  );
});

test('what came twice is no token', () => {
  const query = { gateway: 'quickpay', card_id: ['one', 'two'], redirect_status: 'succeeded' };
  expect(readReturn(query)?.query).toEqual({
    gateway: 'quickpay',
    redirect_status: 'succeeded',
  });
});
