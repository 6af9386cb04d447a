import { cardToken, confirmedNumber } from '../purchase';
import { refusalOf } from '../refusals';
import type { Store } from '../store';

/** Contract 13.3 and 13.4: payment methods, intents, authorisations. */
export function paymentChecks(store: Store): void {
  const terms = async (change: object = {}) => {
    const shopper = await store.shopper();
    const payment_method = await cardToken(shopper);
    return { shopper, intent: { payment_method, amount: 150_000, currency: 'usd', ...change } };
  };

  describe('13.3 payment settings', () => {
    test('13.3 card is announced with the gateway embedded in test mode', async () => {
      const { settings } = await store.shopper();
      await settings.load();
      expect(settings.payments('card')).toEqual({
        id: 'card',
        name: 'Card',
        gateway: 'embedded',
        mode: 'test',
      });
    });

    test('13.3 every method has id, name, gateway and mode', async () => {
      const methods = await (await store.shopper()).payment.methods();
      expect(Object.keys(methods)).toContain('card');
      for (const [id, method] of Object.entries(methods)) {
        expect(method).toMatchObject({
          id,
          name: expect.any(String),
          gateway: expect.any(String),
          mode: expect.any(String),
        });
      }
    });

    test('13.3 the SDK asks for the methods once per client', async () => {
      const { payment } = await store.shopper();
      expect(await payment.methods()).toBe(await payment.methods());
    });

    test('13.3 the sandbox announces the methods of the shop', async () => {
      const methods = await (await store.shopper()).payment.methods();
      for (const id of ['card', 'paypal', 'klarna', 'bancontact', 'paysafecard', 'amazon']) {
        expect(methods).toHaveProperty(id);
      }
    });
  });

  describe('13.4 intents', () => {
    test('13.4 POST /intent authorises an amount on a token', async () => {
      const { shopper, intent } = await terms();
      const made = await shopper.payment.createIntent({ gateway: 'embedded', intent });
      expect(made).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        status: 'requires_capture',
        amount: 150_000,
        currency: expect.stringMatching(/^usd$/i),
        client_secret: expect.any(String),
      });
    });

    test('13.4 PUT /intent { id } reads the same', async () => {
      const { shopper, intent } = await terms();
      const made = await shopper.payment.createIntent({ gateway: 'embedded', intent });
      const id = Reflect.get(made, 'id');
      expect(
        await shopper.payment.updateIntent({ gateway: 'embedded', intent: { id } }),
      ).toMatchObject({ id, status: 'requires_capture', amount: 150_000 });
    });

    test('13.4 a card that has to be confirmed says requires_confirmation', async () => {
      const shopper = await store.shopper();
      const payment_method = await cardToken(shopper, confirmedNumber);
      const intent = { payment_method, amount: 100, currency: 'usd' };
      expect(await shopper.payment.createIntent({ gateway: 'embedded', intent })).toMatchObject({
        status: 'requires_confirmation',
      });
    });

    test.each([
      ['amount', { amount: 0 }],
      ['amount', { amount: -5 }],
      ['amount', { amount: 1.5 }],
      ['amount', { amount: 'all' }],
      ['amount', { amount: 1e15 }],
      ['currency', { currency: 'XXX' }],
      ['currency', { currency: '' }],
      ['payment_method', { payment_method: 'card_unknown' }],
      ['payment_method', { payment_method: '' }],
      ['payment_method', { payment_method: "'\u0000" }],
    ])('13.4 a wrong %s is $data.errors: %j', async (param, change) => {
      const { shopper, intent } = await terms(change);
      const call = shopper.payment.createIntent({ gateway: 'embedded', intent });
      expect(await refusalOf(call)).toMatchObject({ code: 'vault_error', status: 402, param });
    });

    test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
      '13.4 the return address %s of another origin is refused',
      async (return_url) => {
        const { shopper, intent } = await terms({ return_url });
        const call = shopper.payment.createIntent({ gateway: 'embedded', intent });
        expect(await refusalOf(call)).toHaveProperty('status', 402);
      },
    );

    test.each(['square', 'braintree', 'none', '', '__proto__'])(
      '13.4 the gateway %j is $status 400 on POST /intent',
      async (gateway) => {
        const { shopper, intent } = await terms();
        expect(await refusalOf(shopper.payment.createIntent({ gateway, intent }))).toMatchObject({
          code: 'request_error',
          status: 400,
        });
      },
    );

    test('13.4 an unknown intent id is $status 404', async () => {
      const { payment } = await store.shopper();
      const call = payment.updateIntent({ gateway: 'embedded', intent: { id: 'none' } });
      expect(await refusalOf(call)).toMatchObject({ code: 'request_error', status: 404 });
    });

    test.each(['', "'", '%00', 'a'.repeat(5000)])(
      '13.4 the intent id %j is no crash',
      async (id) => {
        const { payment } = await store.shopper();
        const error = await refusalOf(
          payment.updateIntent({ gateway: 'embedded', intent: { id } }),
        );
        expect(Reflect.get(Object(error), 'status')).not.toBe(500);
      },
    );

    test('13.4 POST /authorization of an unknown gateway is $status 400', async () => {
      const { payment } = await store.shopper();
      expect(
        await refusalOf(payment.authorizeGateway({ gateway: 'braintree', params: {} })),
      ).toMatchObject({ code: 'request_error', status: 400 });
    });
  });
}
