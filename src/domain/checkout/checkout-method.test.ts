import { parsePaymentMethods } from '../schemas/checkout-answers';
import { gatewayAs, usualMethodsFirst, type PaymentMethodId } from './checkout-method';

test.each([
  ['paypal', null, 'direct'],
  ['paypal', 'paypal_express', 'direct'],
  ['paypal', 'braintree', 'braintree'],
  ['paypal', 'embedded', 'embedded'],
  ['amazon', undefined, 'direct'],
  ['sezzle', 'sezzle', 'direct'],
  ['paysafecard', '', 'paysafecard'],
  ['google', null, ''],
  ['google', 'constructor', 'constructor'],
  ['card', 'square', 'square'],
] as const)('%s announced through %s is paid through %s', (id, announced, gateway) => {
  expect(gatewayAs(id, announced)).toBe(gateway);
});

const announce = (method: object) => parsePaymentMethods({ one: method })?.[0];

test('on its Commerce Platform PayPal knows the shop by another name for each mode', () => {
  const names = { merchant_id: 'own', test_merchant_id: 'tried', live_merchant_id: 'real' };
  const merchantOf = (more: object) => announce({ id: 'paypal', ...names, ...more })?.merchantId;
  expect(merchantOf({ mode: 'test' })).toBe('own');
  expect(merchantOf({ mode: 'test', ppcp: true })).toBe('tried');
  expect(merchantOf({ ppcp: true })).toBe('real');
});

describe('what is shown first', () => {
  const split = (...ids: PaymentMethodId[]) => {
    const { usual, more } = usualMethodsFirst(ids.map((id) => ({ id })));
    return [usual.map(({ id }) => id), more.map(({ id }) => id)];
  };

  it('is card, PayPal, Klarna and the wallets', () => {
    expect(split('card', 'paypal', 'klarna', 'apple', 'amazon', 'ideal', 'quickpay')).toEqual([
      ['card', 'paypal', 'klarna', 'apple'],
      ['amazon', 'ideal', 'quickpay'],
    ]);
  });

  it('is everything where none of them is offered', () => {
    expect(split('amazon', 'sezzle')).toEqual([['amazon', 'sezzle'], []]);
  });
});
