import { stripeCardSetup } from './card-setup';
import { confirmCard } from './confirmation';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { loadStripe } from './script';
import { usableWallets } from '../usable-wallets';

/** A mock of Stripe's code in this window; each account is opened once. */
function stripeWith(parts: object): string {
  Object.assign(window, { Stripe: () => parts });
  return `pk_test_${Math.random()}`;
}

afterEach(() => {
  for (const name of ['Stripe', 'google', 'ApplePaySession']) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
});

/** Both wallets through one gateway, after the card as the first method. */
function walletsBy(gateway: string, publishableKey = ''): PaymentMethod[] {
  return (['card', 'google', 'apple'] as const).map((id) => ({
    ...{ id, gateway, publishableKey, isTest: true, isCommercePlatform: false, keepsCards: false },
    ...{ merchantId: '', gatewayMerchantId: '', clientId: '' },
  }));
}

const declined = { kind: 'card-gone' } as const;

describe('what the bank says of a card', () => {
  test.each([
    [{}, { kind: 'approved' }],
    [
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      { kind: 'confirmation-canceled' },
    ],
    [{ type: 'card_error', code: 'card_declined' }, declined],
    [{ type: 'api_connection_error' }, { kind: 'unreachable' }],
    [{ type: 'api_error' }, { kind: 'unreachable' }],
  ])('%j is %j', async (error, approval) => {
    const answer = Object.keys(error).length > 0 ? { error } : { paymentIntent: {} };
    const publishableKey = stripeWith({ confirmCardPayment: async () => answer });
    const asked = { publishableKey, clientSecret: 'pi_1_secret_2', declined };
    expect(await confirmCard(asked)).toEqual(approval);
  });
});

describe('what the bank says of a card to keep', () => {
  const field = () => ({ on: () => undefined, mount: () => undefined, destroy: () => undefined });

  test.each([
    [{ setupIntent: { id: 'seti_1', status: 'succeeded' } }, { kind: 'agreed', setupId: 'seti_1' }],
    [{ setupIntent: { id: 'seti_1', status: 'requires_action' } }, { kind: 'not-confirmed' }],
    [
      { error: { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' } },
      { kind: 'not-confirmed' },
    ],
    [{ error: { type: 'card_error', code: 'card_declined' } }, { kind: 'refused' }],
    [{ error: { type: 'api_connection_error' } }, { kind: 'unreachable' }],
  ])('%j is %j', async (answer, told) => {
    const key = stripeWith({
      elements: () => ({ create: field }),
      confirmCardSetup: async () => answer,
    });
    const fields = await stripeCardSetup.show(key, () => undefined);
    expect(await fields.agree('seti_1_secret_2')).toEqual(told);
  });

  test('code that throws has not asked the bank', async () => {
    const key = stripeWith({
      elements: () => ({ create: field }),
      confirmCardSetup: () => Promise.reject(new Error('closed')),
    });
    const fields = await stripeCardSetup.show(key, () => undefined);
    expect(await fields.agree('seti_1_secret_2')).toEqual({ kind: 'unreachable' });
  });
});

test.each([
  [null, []],
  [{ link: true }, []],
  [{ googlePay: true, applePay: false }, ['google']],
  [{ googlePay: true, applePay: true }, ['google', 'apple']],
])('a browser that can pay with %j is offered %j', async (can, offered) => {
  const paymentRequest = () => ({ canMakePayment: async () => can });
  const methods = walletsBy('stripe', stripeWith({ paymentRequest }));
  expect(await usableWallets(methods)).toEqual(offered);
});

test('a browser whose Stripe cannot be asked is offered no wallet', async () => {
  const paymentRequest = () => ({ canMakePayment: () => Promise.reject(new Error('closed')) });
  expect(await usableWallets(walletsBy('stripe', stripeWith({ paymentRequest })))).toEqual([]);
});

describe('a wallet that is spoken to without Stripe', () => {
  const googlePay = (isReadyToPay: () => Promise<object>) => {
    class PaymentsClient {
      isReadyToPay = isReadyToPay;
    }
    Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  };

  test('is not offered on a device without it', async () => {
    expect(await usableWallets(walletsBy('embedded'))).toEqual([]);
  });

  test('is offered where the device has it', async () => {
    googlePay(async () => ({ result: true }));
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
    expect(await usableWallets(walletsBy('embedded'))).toEqual(['google', 'apple']);
  });

  test.each([
    ['says no', async () => ({ result: false })],
    ['breaks', () => Promise.reject(new Error('closed'))],
  ])('is not offered where it %s', async (_, isReadyToPay) => {
    googlePay(isReadyToPay);
    Object.assign(window, { ApplePaySession: { canMakePayments: () => false } });
    expect(await usableWallets(walletsBy('embedded'))).toEqual([]);
  });
});

test('the code of Stripe is fetched once for all who wait, and anew after a failure', async () => {
  const scripts = () => [...document.head.querySelectorAll('script')];
  const both = [loadStripe(), loadStripe()];
  expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/v3/']);
  scripts()[0]?.dispatchEvent(new Event('error'));
  for (const one of both) await expect(one).rejects.toThrow();
  expect(scripts()).toEqual([]);

  const again = loadStripe();
  stripeWith({});
  scripts()[0]?.dispatchEvent(new Event('load'));
  await again;
  await loadStripe();
  expect(scripts()).toHaveLength(1);
});
