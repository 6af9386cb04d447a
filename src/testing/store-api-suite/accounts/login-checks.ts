import { charger, home } from '../../http-shopper/goods';
import { add, cartNow, newEmail } from '../purchase';
import type { Store } from '../store';

const password = 'long enough';

/** Contract 10: logging in and out. */
export function loginChecks(store: Store): void {
  const member = async (more: object = {}) => {
    const shopper = await store.shopper();
    const email = newEmail();
    const account = await shopper.account.create({ email, password, ...more });
    return { shopper, email, account };
  };

  describe('10 logging in and out', () => {
    test('10 login answers the account', async () => {
      const { email } = await member();
      const shopper = await store.shopper();
      expect(await shopper.account.login(email, password)).toMatchObject({ email });
      expect(await shopper.account.get()).toMatchObject({ email });
    });

    test('10 login ignores case and surrounding blanks of the e-mail', async () => {
      const { email } = await member();
      const shopper = await store.shopper();
      expect(await shopper.account.login(` ${email.toUpperCase()} `, password)).toMatchObject({
        email,
      });
    });

    test.each<[string, (email: string) => [string, string]]>([
      ['a wrong password', (email) => [email, 'wrong']],
      ['an unknown e-mail', () => [newEmail(), password]],
      ['an empty password', (email) => [email, '']],
      ['another case of the password', (email) => [email, password.toUpperCase()]],
    ])('10 %s is null with 200', async (_, credentials) => {
      const { email } = await member();
      const shopper = await store.shopper();
      expect(await shopper.account.login(...credentials(email))).toBeNull();
      expect(await shopper.account.get()).toBeNull();
    });

    test.each<[string, (email: string) => unknown]>([
      ['no password', (email) => ({ email })],
      ['no e-mail', () => ({ password })],
      ['conditions', () => ({ email: { $gt: '' }, password: { $gt: '' } })],
      ['5,000 characters', (email) => ({ email, password: 'x'.repeat(5000) })],
      ['no body', () => undefined],
    ])('10 a login with %s is null with 200', async (_, body) => {
      const { email } = await member();
      const shopper = await store.shopper();
      const answer = await shopper.sendJson('POST', '/api/account/login', body(email));
      expect([answer.status, await answer.json()]).toEqual([200, null]);
    });

    test('10 the whole password counts, beyond 72 bytes too', async () => {
      const shopper = await store.shopper();
      const [email, start] = [newEmail(), 'x'.repeat(80)];
      await shopper.account.create({ email, password: `${start}right` });
      const later = await store.shopper();
      expect(await later.account.login(email, `${start}wrong`)).toBeNull();
      expect(await later.account.login(email, `${start}right`)).toMatchObject({ email });
    });

    test('10 an account without password cannot be logged in to', async () => {
      const guest = await store.shopper();
      await add(guest, charger);
      const email = newEmail();
      await guest.cart.update({ account: { email } });
      for (const tried of ['', 'null', 'undefined']) {
        expect(await (await store.shopper()).account.login(email, tried)).toBeNull();
      }
    });

    test('10 an unknown password_token is null', async () => {
      const { email } = await member();
      const shopper = await store.shopper();
      expect(await shopper.account.login(email, { password_token: 'guessed' })).toBeNull();
      const answer = await shopper.sendJson('POST', '/api/account/login', {
        email,
        password_token: null,
      });
      expect(await answer.json()).toBeNull();
    });

    test('10 logout is { success: true }, also for nobody', async () => {
      const { shopper } = await member();
      expect(await shopper.account.logout()).toEqual({ success: true });
      expect(await shopper.account.logout()).toEqual({ success: true });
      expect(await (await store.shopper()).account.logout()).toEqual({ success: true });
    });

    test("10 login takes the session's guest cart over", async () => {
      const { email } = await member();
      const shopper = await store.shopper();
      const { id } = await add(shopper, charger);
      await shopper.account.login(email, password);
      expect(await cartNow(shopper)).toMatchObject({
        id,
        item_quantity: 1,
        guest: false,
        account_logged_in: true,
        account: { email },
      });
    });

    test("10 login without a cart opens the account's last one", async () => {
      const { shopper, email } = await member();
      const { id } = await add(shopper, charger);
      const elsewhere = await store.shopper();
      await elsewhere.account.login(email, password);
      expect(await elsewhere.cart.get()).toMatchObject({ id });
    });

    test('10 logout keeps the lines and removes the account', async () => {
      const { shopper, email } = await member();
      await add(shopper, charger);
      const address = await shopper.account.createAddress(home);
      await shopper.cart.update({
        shipping: { account_address_id: Reflect.get(address, 'id') },
      });
      await shopper.account.logout();
      const cart = await cartNow(shopper);
      expect(cart).toMatchObject({ item_quantity: 1, guest: true });
      for (const field of ['account', 'account_id']) expect(cart).not.toHaveProperty(field);
      expect(JSON.stringify(cart)).not.toContain(email);
      expect([cart.shipping, cart.billing]).toEqual([{}, {}]);
    });
  });
}
