import { charger, home } from '../../http-shopper/goods';
import { add, cartNow, newEmail } from '../purchase';
import { hardRefusal, isRefused, softFields } from '../refusals';
import type { Store } from '../store';

const password = 'long enough';

/** Contract 10: opening and changing an account. */
export function accountChecks(store: Store): void {
  const member = async (more: object = {}) => {
    const shopper = await store.shopper();
    const email = newEmail();
    const account = await shopper.account.create({ email, password, ...more });
    return { shopper, email, account };
  };

  describe('10 opening an account', () => {
    test('10 create answers the account and logs in', async () => {
      const { shopper, email, account } = await member({
        first_name: 'Ada',
        last_name: 'Byron',
        phone: '+1 403 555 0118',
        email_optin: true,
      });
      expect(account).toMatchObject({
        id: expect.stringMatching(/^[\w-]+$/),
        email,
        first_name: 'Ada',
        last_name: 'Byron',
        name: 'Ada Byron',
        phone: '+1 403 555 0118',
        email_optin: true,
        date_created: expect.stringMatching(/Z$/),
        date_updated: expect.stringMatching(/Z$/),
      });
      expect(await shopper.account.get()).toEqual(account);
    });

    test('10 the e-mail is kept in lower case and without blanks, metadata as it is', async () => {
      const email = newEmail();
      const { account } = await store.shopper();
      const metadata = { contact: 'no phone' };
      const made = account.create({ email: `  ${email.toUpperCase()} `, password, metadata });
      expect(await made).toMatchObject({ email, metadata });
    });

    test('10 opening an account takes the guest cart over', async () => {
      const shopper = await store.shopper();
      const { id } = await add(shopper, charger);
      const account = await shopper.account.create({ email: newEmail(), password });
      expect(await cartNow(shopper)).toMatchObject({
        id,
        item_quantity: 1,
        guest: false,
        account_logged_in: true,
        account_id: Reflect.get(Object(account), 'id'),
      });
    });

    test('10 every promised field is there', async () => {
      const { account } = await member();
      for (const field of ['group', 'type', 'metadata', 'balance', 'order_count', 'order_value']) {
        expect(account).toHaveProperty(field);
      }
      expect(account).toMatchObject({
        group: 'customers',
        balance: 0,
        order_count: 0,
        order_value: 0,
      });
    });

    test('10 defaults are left out until there are some', async () => {
      const { account } = await member();
      for (const field of ['billing', 'shipping', 'phone']) {
        expect(account).not.toHaveProperty(field);
      }
    });

    test('10 the e-mail is unique without case and blanks, and no refusal says why', async () => {
      const { email } = await member();
      const answer = await (
        await store.shopper()
      ).account.create({
        email: `  ${email.toUpperCase()} `,
        password,
      });
      expect(softFields(answer)).toEqual(['email']);
      const { email: error } = Reflect.get(Object(answer), 'errors');
      expect(error).toMatchObject({ code: 'INVALID' });
      expect(error.message).not.toMatch(/exist|taken|account/i);
    });

    test.each(['nope', 'a@', '@b.ca', 'a b@example.com', `${'a'.repeat(260)}@example.ca`])(
      '10 the e-mail %j is errors.email',
      async (email) => {
        const answer = await (await store.shopper()).account.create({ email, password });
        expect(softFields(answer)).toEqual(['email']);
        expect(answer).toMatchObject({ errors: { email: { code: 'INVALID' } } });
      },
    );

    test.each<[string, object]>([
      ['password', { password: 'four' }],
      ['shipping.country', { shipping: { country: 'XX' } }],
      ['billing.account_card_id', { billing: { account_card_id: 'a' } }],
    ])('10 a wrong %s is INVALID there, and the e-mail stays free', async (field, wrong) => {
      const shopper = await store.shopper();
      const email = newEmail();
      const answer = await shopper.sendJson('POST', '/api/account', { email, ...wrong });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ errors: { [field]: { code: 'INVALID' } } });
      expect(await shopper.account.create({ email, password })).toMatchObject({ email });
    });

    test('10 a missing e-mail is REQUIRED', async () => {
      const answer = await (await store.shopper()).account.create({ password });
      expect(answer).toMatchObject({ errors: { email: { code: 'REQUIRED' } } });
    });

    test('10 five characters are enough, four are errors.password', async () => {
      const { account } = await store.shopper();
      expect(softFields(await account.create({ email: newEmail(), password: 'abcd' }))).toEqual([
        'password',
      ]);
      expect(await account.create({ email: newEmail(), password: 'abcde' })).toHaveProperty('id');
    });

    test('10 a refused account logs nobody in', async () => {
      const shopper = await store.shopper();
      await shopper.account.create({ email: 'nope', password });
      expect(await shopper.account.get()).toBeNull();
    });

    test('10 an address known from guest checkouts does not block', async () => {
      const guest = await store.shopper();
      await add(guest, charger);
      const email = newEmail();
      await guest.cart.update({ account: { email } });
      expect(await (await store.shopper()).account.create({ email, password })).toMatchObject({
        email,
      });
    });

    test('10 create while logged in is 400', async () => {
      const { shopper } = await member();
      const answer = await shopper.sendJson('POST', '/api/account', {
        email: newEmail(),
        password,
      });
      await hardRefusal(answer, 400);
    });

    test.each<[string, object]>([
      ['id', { id: 'mine' }],
      ['balance', { balance: 1000 }],
      ['group', { group: 'staff' }],
      ['order_count', { order_count: 9 }],
      ['date_created', { date_created: '2001-01-01T00:00:00.000Z' }],
      ['password_reset_key', { password_reset_key: 'known' }],
    ])('10 %s is ignored on update, ignored or refused on create', async (name, change) => {
      const { shopper } = await member();
      const before = await shopper.account.get();
      const answer = await shopper.sendJson('PUT', '/api/account', { ...change, phone: '555' });
      expect(await answer.json()).toMatchObject({ phone: '555' });
      expect(Reflect.get(Object(await shopper.account.get()), name)).toEqual(
        Reflect.get(Object(before), name),
      );
      const other = await store.shopper();
      const created = await other.sendJson('POST', '/api/account', {
        email: newEmail(),
        password,
        ...change,
      });
      expect(created.status).toBeLessThan(500);
      const opened = await other.account.get();
      if (opened) expect(Reflect.get(opened, name)).not.toEqual(Object.values(change)[0]);
    });

    test('10 no answer holds the password or its hash', async () => {
      const { shopper, account } = await member();
      for (const answer of [account, await shopper.account.get(), await shopper.session.get()]) {
        expect(JSON.stringify(answer)).not.toMatch(/long enough|argon2|scrypt|"password/);
      }
    });
  });

  describe('10 changing an account', () => {
    test('10 update changes what it names and keeps the rest', async () => {
      const { shopper, email } = await member({ first_name: 'Ada' });
      expect(await shopper.account.update({ phone: '555' })).toMatchObject({
        email,
        first_name: 'Ada',
        phone: '555',
      });
      expect(await shopper.account.get()).toMatchObject({ phone: '555' });
    });

    test('10 a last name alone is the name', async () => {
      const { shopper } = await member();
      expect(await shopper.account.update({ last_name: 'King' })).toMatchObject({ name: 'King' });
    });

    test('10 metadata merges key by key', async () => {
      const { shopper } = await member({ metadata: { a: 1, b: 2 } });
      const changed = await shopper.account.update({ metadata: { b: 3, c: 4 } });
      expect(changed).toMatchObject({ metadata: { a: 1, b: 3, c: 4 } });
    });

    test('10 metadata has a limit', async () => {
      const { shopper } = await member();
      const metadata = { text: 'x'.repeat(300_000) };
      expect(await isRefused(await shopper.sendJson('PUT', '/api/account', { metadata }))).toBe(
        true,
      );
    });

    test('10 shipping and billing are kept', async () => {
      const { shopper } = await member();
      await shopper.account.update({
        shipping: { ...home, country: 'canada' },
        billing: { name: 'Ada Byron' },
      });
      const account = await shopper.account.get();
      expect(account).toMatchObject({ shipping: home, billing: { name: 'Ada Byron' } });
      expect(account).not.toHaveProperty('shipping.account_address_id');
    });

    test("10 another account's e-mail is errors.email", async () => {
      const [{ shopper }, { email }] = [await member(), await member()];
      const change = { email, current_password: password };
      expect(softFields(await shopper.account.update(change))).toEqual(['email']);
    });

    test('10 a new password replaces the old one and ends the other sessions', async () => {
      const { shopper, email } = await member();
      const elsewhere = await store.shopper();
      await elsewhere.account.login(email, password);
      const change = { password: 'a new one', current_password: password };
      await shopper.account.update(change);
      expect(await shopper.account.get()).toMatchObject({ email });
      expect(await elsewhere.account.get()).toBeNull();
      const later = await store.shopper();
      expect(await later.account.login(email, password)).toBeNull();
      expect(await later.account.login(email, 'a new one')).toMatchObject({ email });
    });

    test('10 a short new password is errors.password', async () => {
      const { shopper } = await member();
      expect(softFields(await shopper.account.update({ password: 'abcd' }))).toEqual(['password']);
    });

    test('10 a refused change keeps the state of the SDK', async () => {
      const { shopper, email } = await member();
      await shopper.account.update({ email: 'nope' });
      expect(Reflect.get(shopper.account, 'state')).toMatchObject({ email });
    });

    test('10 lists come with expand only', async () => {
      const { shopper } = await member();
      const lists = ['addresses', 'cards', 'orders', 'subscriptions'];
      const plain = await shopper.account.get();
      for (const name of lists) expect(plain).not.toHaveProperty(name);
      const expanded = await shopper.account.get({ expand: lists });
      for (const name of lists) {
        expect(Reflect.get(Object(expanded), name)).toMatchObject({ count: 0, results: [] });
      }
    });
  });
}
