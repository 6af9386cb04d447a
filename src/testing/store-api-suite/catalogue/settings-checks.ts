import { charger } from '../../http-shopper/goods';
import { add } from '../purchase';
import type { Store } from '../store';

/** Contract 8: settings. */
export function settingsChecks(store: Store): void {
  const read = async (path: string) => (await store.send(`/api${path}`)).json();

  describe('8 settings', () => {
    test('8 GET /settings describes the store', async () => {
      expect(await read('/settings')).toMatchObject({
        store: {
          id: expect.any(String),
          name: expect.any(String),
          country: expect.stringMatching(/^[A-Z]{2}$/),
          currency: 'USD',
          locale: 'en-US',
          currencies: expect.any(Array),
          locales: expect.any(Array),
        },
      });
    });

    test('8 currencies have code, name, symbol, decimals, rate and type', async () => {
      const { store: about } = await read('/settings');
      expect(about.currencies.map(({ code }: { code: string }) => code)).toEqual(
        expect.arrayContaining(['USD', 'CAD']),
      );
      for (const currency of about.currencies) {
        expect(currency).toMatchObject({
          code: expect.stringMatching(/^[A-Z]{3}$/),
          name: expect.any(String),
          symbol: expect.any(String),
          decimals: expect.any(Number),
          rate: expect.any(Number),
          type: expect.any(String),
        });
      }
    });

    test('8 locales have code, name and fallback', async () => {
      const { store: about } = await read('/settings');
      for (const locale of about.locales) {
        expect(locale).toMatchObject({ code: expect.any(String), name: expect.any(String) });
        expect(locale).toHaveProperty('fallback');
      }
    });

    test('8 GET /settings/menus is an array of menus with items', async () => {
      const menus = await read('/settings/menus');
      expect(menus.length).toBeGreaterThan(0);
      for (const menu of menus) {
        // Swell's own storefronts read `item.options.target` of every item.
        for (const item of menu.items) expect(item.options).toEqual({});
        expect(menu).toMatchObject({ id: expect.any(String), name: expect.any(String) });
        for (const item of menu.items) {
          expect(item).toMatchObject({ name: expect.any(String), type: expect.any(String) });
          expect(item).toHaveProperty('value');
        }
      }
    });

    test('8 menus(id) picks by id', async () => {
      const { settings } = await store.shopper();
      await settings.load();
      const [first] = await read('/settings/menus');
      expect(settings.menus(first.id)).toMatchObject({ name: first.name });
    });

    test('8 GET /settings/payments is an object by method id', async () => {
      const payments = await read('/settings/payments');
      expect(payments).not.toHaveProperty('error');
      for (const [id, method] of Object.entries(payments)) {
        expect(method).toMatchObject({ id, name: expect.any(String), mode: expect.any(String) });
      }
      expect(payments.card).toMatchObject({ gateway: 'embedded', mode: 'test' });
    });

    test('8 GET /settings/subscriptions is an object', async () => {
      const settings = await read('/settings/subscriptions');
      expect(settings).toEqual(expect.any(Object));
      expect(Array.isArray(settings)).toBe(false);
    });

    test('8 GET /settings/all is all of them, in the same shapes', async () => {
      const all = await read('/settings/all');
      expect(all).toMatchObject({
        settings: await read('/settings'),
        menus: await read('/settings/menus'),
        payments: await read('/settings/payments'),
        subscriptions: await read('/settings/subscriptions'),
      });
      expect(all.session).toEqual(expect.any(Object));
    });

    test('8 /settings/all tells the session of who asks', async () => {
      const shopper = await store.shopper();
      const { id } = await add(shopper, charger);
      const all = await (await shopper.send('/api/settings/all')).json();
      expect(all.session).toMatchObject({ cart_id: id });
    });

    test('8 GET /payment/methods is the same as /settings/payments', async () => {
      const methods = await (await store.shopper()).payment.methods();
      expect(methods).toEqual(await read('/settings/payments'));
    });

    test('8 GET /cart/settings tells what a hosted checkout would need', async () => {
      const settings = await (await store.shopper()).cart.getSettings();
      expect(settings).toMatchObject({
        name: expect.any(String),
        currency: 'USD',
        support_email: expect.stringContaining('@'),
        accounts: expect.stringMatching(/^(optional|required|disabled)$/),
        email_optin: expect.anything(),
        countries: expect.arrayContaining(['CA']),
        coupons: true,
        giftcards: true,
        currencies: expect.any(Array),
        locales: expect.any(Array),
      });
      for (const name of [
        'fields',
        'scripts',
        'terms_policy',
        'refund_policy',
        'privacy_policy',
        'theme',
      ]) {
        expect(settings).toHaveProperty(name);
      }
      expect(settings.payment_methods).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: 'card', gateway: 'embedded', mode: 'test', manual: false }),
        ]),
      );
    });

    test('8 the SDK loads everything and formats money', async () => {
      const { settings, currency } = await store.shopper();
      await settings.load();
      expect(settings.get('store.currency')).toBe('USD');
      const format = { decimals: 2, locale: 'en-US', rate: 1 };
      expect(currency.format(1500, { ...format, code: 'USD' })).toBe('$1,500.00');
      await currency.select('CAD');
      expect(currency.format(199, { ...format, code: 'CAD' })).toBe('CA$199.00');
    });

    test('8 the SDK lists and selects currencies and locales', async () => {
      const { settings, currency, locale } = await store.shopper();
      await settings.load();
      expect(await currency.list()).toEqual([
        expect.objectContaining({ code: 'USD', decimals: 2, type: 'base' }),
        expect.objectContaining({ code: 'CAD', decimals: 2, type: 'priced' }),
      ]);
      expect(await locale.list()).toEqual(
        expect.arrayContaining([expect.objectContaining({ code: 'en-US' })]),
      );
    });

    test.each(['/settings', '/settings/all', '/settings/payments', '/cart/settings'])(
      '8 no secret keys in %s',
      async (path) => {
        const text = JSON.stringify(await read(path));
        expect(text).not.toMatch(/secret|password|sk_(test|live)|private_key|whsec/i);
      },
    );

    test('8 a warm-up of settings and catalogue opens no session', async () => {
      const shopper = await store.shopper();
      await shopper.products.list();
      await shopper.settings.load();
      expect(shopper.cookies.size).toBe(0);
    });
  });
}
