import { charger } from '../../http-shopper/goods';
import { add, buyCharger, newEmail } from '../purchase';
import { hardRefusal, refusalOf, refused } from '../refusals';
import type { Store } from '../store';

const password = 'long enough';

/** Contract 10: forgotten passwords. Keys are mailed, so these need a shop whose mail can be read. */
export function recoverChecks(store: Store): void {
  const member = async () => {
    const shopper = await store.shopper();
    const email = newEmail();
    await shopper.account.create({ email, password });
    return { shopper, email };
  };
  const ask = async (email: string, more: object = {}) =>
    (await store.shopper()).account.recover({ email, ...more });
  /** The link in the `count`th mail to an address. */
  const mailedLink = async (email: string, count = 1): Promise<URL> => {
    const mails = await store.mailTo(email, 'key=', count);
    const [link] = /https?:\/\/\S+key=[\w-]+/.exec(mails.at(-1)?.text ?? '') ?? [];
    return new URL(link ?? 'none:');
  };
  /** A hosted store puts the key into the query, our shop into the fragment. */
  const keyIn = ({ searchParams, hash }: URL): string | null =>
    searchParams.get('key') ?? new URLSearchParams(hash.slice(1)).get('key');
  const mailedKey = async (email: string, count = 1): Promise<string> =>
    keyIn(await mailedLink(email, count)) ?? '';

  describe('10 asking for a new password', () => {
    test('10 answers the same for known and unknown addresses', async () => {
      const { email } = await member();
      const known = await ask(email);
      expect(known).toEqual({ success: true });
      expect(await ask(newEmail())).toEqual(known);
      expect(await ask(` ${email.toUpperCase()} `)).toEqual(known);
    });

    test.each(['', 'nope'])(
      '10 the address %j is answered or refused, never a crash',
      async (email) => {
        const answer = await (
          await store.shopper()
        ).sendJson('POST', '/api/account/recover', { email });
        expect(answer.status).toBeLessThan(500);
      },
    );

    test.each(['', 'wrong', "' or 1=1", 'a'.repeat(5000)])(
      '10 the key %j is refused with a message naming the reset key',
      async (reset_key) => {
        const shopper = await store.shopper();
        const answer = await shopper.sendJson('POST', '/api/account/recover', {
          reset_key,
          password: 'a new one',
        });
        const { message, param } = await hardRefusal(answer, 400);
        if (reset_key.length > 100) return;
        expect(message).toMatch(/reset key|reset_key/i);
        expect(param).toBe('reset_key');
      },
    );

    test.each([
      ['reset_key', 'a password without a key', { password }],
      ['email', 'nothing at all', {}],
    ])('10 %s is asked for: %s', async (param, _, body) => {
      const shopper = await store.shopper();
      const answer = await shopper.sendJson('POST', '/api/account/recover', body);
      expect(await hardRefusal(answer, 400)).toMatchObject({ param });
    });
  });

  (store.canReadMail ? describe : describe.skip)('10 the mailed key', () => {
    test('10 the link is on the store and carries the key', async () => {
      const { shopper, email } = await member();
      await shopper.account.update({ first_name: 'Margaret' });
      await ask(` ${email.toUpperCase()} `);
      const link = await mailedLink(email);
      expect(link.origin).toBe(new URL(store.siteUrl).origin);
      expect(link.pathname).toBe('/reset-password');
      expect(keyIn(link)).toMatch(/^[\w-]{20,}$/);
      const [mail] = await store.mailTo(email, 'key=');
      expect(mail?.text).toContain('Margaret');
    });

    test('10 a guest is asked for a first password, wherever the client wants the key', async () => {
      const guest = await store.shopper();
      await add(guest, charger);
      const email = newEmail();
      await guest.cart.update({ account: { email } });
      await ask(email, { reset_url: `${store.siteUrl}/reset-password?key={reset_key}` });
      const [mail] = await store.mailTo(email, 'key=');
      expect(mail?.subject).toMatch(/^Set a password/);
      const link = await mailedLink(email);
      expect(link.pathname).toBe('/set-password');
      const { account } = await store.shopper();
      await account.recover({ reset_key: keyIn(link) ?? '', password });
      expect(await account.login(email, password)).toMatchObject({ email });
    });

    test.each(['reset_url', 'password_reset_url'])(
      '10 {reset_key} in %s is replaced',
      async (name) => {
        const { email } = await member();
        await ask(email, { [name]: `${store.siteUrl}/set-password?from=app&key={reset_key}` });
        const link = await mailedLink(email);
        expect(link.pathname).toBe('/set-password');
        expect(link.searchParams.get('from')).toBe('app');
        if (!store.isProxy) expect(link.hash).toMatch(/^#key=/);
        expect(keyIn(link)).toMatch(/^[\w-]{20,}$/);
      },
    );

    test('10 {password_reset_key} is replaced too', async () => {
      const { email } = await member();
      await ask(email, { reset_url: `${store.siteUrl}/set-password?key={password_reset_key}` });
      expect(keyIn(await mailedLink(email))).toMatch(/^[\w-]{20,}$/);
    });

    test.each(['https://evil.example/?key={reset_key}', '//evil.example', 'javascript:alert(1)'])(
      '10 the foreign reset_url %s never gets a key',
      async (reset_url) => {
        const { email } = await member();
        await ask(email, { reset_url }).catch(() => undefined);
        const [mail] = await store.mailTo(email, 'key=');
        expect(JSON.stringify(mail)).not.toMatch(/evil|javascript:/);
      },
    );

    test('10 the key sets a new password and logs nobody in', async () => {
      const { email } = await member();
      await ask(email);
      const shopper = await store.shopper();
      const answer = await shopper.account.recover({
        reset_key: await mailedKey(email),
        password: 'a new one',
      });
      expect(answer).toMatchObject({ success: true, account_id: expect.any(String), email });
      expect(await shopper.account.get()).toBeNull();
      expect(await shopper.account.login(email, password)).toBeNull();
      expect(await shopper.account.login(email, 'a new one')).toMatchObject({ email });
    });

    test('10 password_reset_key is the same word', async () => {
      const { email } = await member();
      await ask(email);
      const answer = await (
        await store.shopper()
      ).account.recover({
        password_reset_key: await mailedKey(email),
        password: 'a new one',
      });
      expect(answer).toMatchObject({ success: true });
    });

    test('10 a key works once', async () => {
      const { email } = await member();
      await ask(email);
      const body = { reset_key: await mailedKey(email), password: 'a new one' };
      await (await store.shopper()).account.recover(body);
      const error = await refusalOf((await store.shopper()).account.recover(body));
      expect(error).toEqual(refused(400, 'validation_error', 'reset_key'));
    });

    test('10 a newer request, which anybody may send, leaves the key; using it ends the newer one', async () => {
      const { email } = await member();
      await ask(email);
      const reset_key = await mailedKey(email);
      await ask(email);
      const newer = await mailedKey(email, 2);
      const { account } = await store.shopper();
      expect(await account.recover({ reset_key, password: 'a new one' })).toMatchObject({
        success: true,
      });
      const error = await refusalOf(account.recover({ reset_key: newer, password: 'a new one' }));
      expect(error).toEqual(refused(400, 'validation_error', 'reset_key'));
    });

    test('10 a refused password does not use the key up', async () => {
      const { email } = await member();
      await ask(email);
      const reset_key = await mailedKey(email);
      const { account } = await store.shopper();
      const error = await refusalOf(account.recover({ reset_key, password: 'abcd' }));
      expect(error).toEqual(refused(400, 'validation_error', 'password'));
      expect(await account.recover({ reset_key, password: 'a new one' })).toMatchObject({
        success: true,
      });
    });

    test('10 a completed reset ends other sessions of the account', async () => {
      const { shopper, email } = await member();
      await ask(email);
      await (
        await store.shopper()
      ).account.recover({
        reset_key: await mailedKey(email),
        password: 'a new one',
      });
      expect(await shopper.account.get()).toBeNull();
    });

    test('10 a mailed link proves the address: its guest orders are attached', async () => {
      const guest = await store.shopper();
      const email = newEmail();
      const { id } = await buyCharger(guest, email);
      const shopper = await store.shopper();
      await shopper.account.create({ email, password });
      await ask(email);
      await (
        await store.shopper()
      ).account.recover({
        reset_key: await mailedKey(email),
        password: 'a new one',
      });
      const later = await store.shopper();
      await later.account.login(email, 'a new one');
      const { results } = await later.account.listOrders();
      expect(results.map((order) => order.id)).toEqual([id]);
    });

    test('10 no answer of the Store API holds a key', async () => {
      const { shopper, email } = await member();
      const asked = await ask(email);
      const key = await mailedKey(email);
      expect(JSON.stringify([asked, await shopper.account.get()])).not.toContain(key);
    });
  });
}
