import { charger } from '../../http-shopper/goods';
import { add, cartNow, newEmail } from '../purchase';
import { hardRefusal } from '../refusals';
import type { Store } from '../store';

/** Contract 5.2: GET and PUT /session, language and currency. */
export function choiceChecks(store: Store): void {
  const put = async (body: unknown) =>
    (await store.shopper()).sendJson('PUT', '/api/session', body);

  describe('5.2 session, locale, currency', () => {
    test('5.2 a new session has nothing set', async () => {
      const session = await (await store.shopper()).session.get();
      for (const name of ['locale', 'currency', 'account_id', 'cart_id']) {
        expect(session[name] ?? null).toBeNull();
      }
    });

    test('5.2 GET never makes a cart', async () => {
      const shopper = await store.shopper();
      await shopper.session.get();
      expect(await shopper.cart.get()).toBeNull();
    });

    test('5.2 names the cart of the session', async () => {
      const shopper = await store.shopper();
      const cart = await add(shopper, charger);
      expect(await shopper.session.get()).toMatchObject({ cart_id: cart.id, account_id: null });
    });

    test('5.2 names the account of the session, by its id only', async () => {
      const shopper = await store.shopper();
      const email = newEmail();
      const account = await shopper.account.create({ email, password: 'long enough' });
      const session = await shopper.session.get();
      expect(session).toMatchObject({ account_id: Reflect.get(account, 'id') });
      expect(JSON.stringify(session)).not.toContain(email);
    });

    test('5.2 PUT answers the session after the change', async () => {
      const shopper = await store.shopper();
      expect(await shopper.currency.select('USD')).toMatchObject({ currency: 'USD' });
      expect(await shopper.locale.select('en-US')).toMatchObject({ locale: 'en-US' });
      expect(await shopper.session.get()).toMatchObject({ currency: 'USD', locale: 'en-US' });
    });

    test('5.2 the choice is taken over by the cart', async () => {
      const shopper = await store.shopper();
      await shopper.locale.select('en-US');
      await shopper.currency.select('CAD');
      expect(await add(shopper, charger)).toMatchObject({
        currency: 'CAD',
        display_locale: 'en-US',
      });
    });

    test('5.2 a cart that exists follows a later choice', async () => {
      const shopper = await store.shopper();
      await add(shopper, charger);
      await shopper.currency.select('CAD');
      expect(await cartNow(shopper)).toMatchObject({ currency: 'CAD' });
    });

    test.each([
      ['currency', { currency: 'XXX' }],
      ['currency', { currency: 'usd ' }],
      ['currency', { currency: { $gt: '' } }],
      ['locale', { locale: 'klingon' }],
      ['locale', { locale: { $gt: '' } }],
      ['locale', { locale: ['en-US', 'x'] }],
    ])('5.2 an unsupported %s is refused by its name: %j', async (param, body) => {
      const error = await hardRefusal(await put(body), 400);
      expect(error).toMatchObject({ code: 'validation_error', param });
    });

    test('5.2 unknown fields of PUT /session are not kept', async () => {
      const shopper = await store.shopper();
      const answer = await shopper.sendJson('PUT', '/api/session', {
        account_id: 'someone',
        cart_id: 'something',
        currency: 'USD',
      });
      expect(answer.status).toBeLessThan(500);
      expect(await shopper.session.get()).toMatchObject({ account_id: null, cart_id: null });
    });

    test.each(['[object Promise]', 'XXX', '', 'undefined', 'usd;drop'])(
      '5.2 the X-Currency %j is ignored',
      async (currency) => {
        const shopper = await store.shopper({ currency });
        expect(await add(shopper, charger)).toMatchObject({ currency: 'USD' });
      },
    );

    test('5.2 an unsupported X-Locale is ignored', async () => {
      const shopper = await store.shopper({ locale: 'xx-YY' });
      expect(await add(shopper, charger)).toMatchObject({ display_locale: 'en-US' });
    });

    test('5.2 a valid header beats the session', async () => {
      const shopper = await store.shopper();
      await shopper.sendJson('PUT', '/api/session', { currency: 'USD' });
      shopper.cookies.set('swell-currency', 'CAD');
      expect(await add(shopper, charger)).toMatchObject({ currency: 'CAD' });
    });

    test('5.2 the session beats the store', async () => {
      const shopper = await store.shopper();
      await shopper.sendJson('PUT', '/api/session', { currency: 'CAD' });
      expect(shopper.cookies.get('swell-currency')).toBeUndefined();
      expect(await add(shopper, charger)).toMatchObject({ currency: 'CAD' });
    });

    test('5.2 a bad header falls back to the session', async () => {
      const shopper = await store.shopper();
      await shopper.sendJson('PUT', '/api/session', { currency: 'CAD' });
      shopper.cookies.set('swell-currency', '[object Promise]');
      expect(await add(shopper, charger)).toMatchObject({ currency: 'CAD' });
    });
  });
}
