import { parseCardToken, parseIntent, parseOrderId, parsePaymentMethods } from './checkout-answers';

describe('an intent', () => {
  test('that may be captured needs no confirmation', () => {
    expect(parseIntent({ id: 'int_1', status: 'requires_capture' })).toEqual({
      id: 'int_1',
      confirmationUrl: null,
    });
  });

  test.each(['/sandbox/confirm?intent=int_1', 'https://bank.example/3ds'])(
    'to be confirmed says where: %s',
    (url) => {
      const intent = { id: 'int_1', status: 'requires_confirmation', confirmation_url: url };
      expect(parseIntent(intent)).toEqual({ id: 'int_1', confirmationUrl: url });
    },
  );

  test.each([
    ['an unknown status', { id: 'int_1', status: 'processing' }],
    ['no place to confirm', { id: 'int_1', status: 'requires_confirmation' }],
    [
      'a script for a place',
      { id: 'int_1', status: 'requires_confirmation', confirmation_url: 'javascript:alert(1)' },
    ],
    [
      'another site without a secure line',
      { id: 'int_1', status: 'requires_confirmation', confirmation_url: '//bank.example' },
    ],
    ['no id', { status: 'requires_capture' }],
    ['a text', 'requires_capture'],
    ['nothing', null],
  ])('with %s is none', (_, answer) => {
    expect(parseIntent(answer)).toBeNull();
  });
});

test('an order counts for the cart it was made of', () => {
  const order = { id: 'order_1', cart_id: 'cart_1' };
  expect(parseOrderId(order)).toBe('order_1');
  expect(parseOrderId(order, 'cart_1')).toBe('order_1');
  expect(parseOrderId(order, 'cart_2')).toBeNull();
  expect(parseOrderId({ id: '../admin', cart_id: 'cart_1' })).toBeNull();
  expect(parseOrderId('')).toBeNull();
});

test('a card token is a text', () => {
  expect(parseCardToken({ token: 'tok_1' })).toBe('tok_1');
  expect(parseCardToken({})).toBeNull();
  expect(parseCardToken(null)).toBeNull();
});

test('payment methods are what the server announces and we know, in our order', () => {
  const announced = {
    paypal: { id: 'paypal', name: 'PayPal', gateway: 'embedded', mode: 'live', ppcp: true },
    card: { id: 'card', name: 'Card', gateway: 'embedded', mode: 'test' },
    affirm: { id: 'affirm', name: 'Affirm', gateway: 'affirm', mode: 'test' },
    broken: 'yes',
  };
  expect(parsePaymentMethods(announced)).toEqual([
    expect.objectContaining({ id: 'card', gateway: 'embedded', isTest: true }),
    expect.objectContaining({ id: 'paypal', isTest: false, isCommercePlatform: true }),
  ]);
  expect(parsePaymentMethods('<html>')).toBeNull();
});
