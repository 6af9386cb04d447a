import type { Account, SwellClient } from 'swell-js';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const email = 'margaret@example.ca';
const password = 'maple syrup';
/** The account in an answer; fails when there is none. */
async function opened(answer: ReturnType<SwellClient['account']['create']>): Promise<Account> {
  const account = await answer;
  if (!account || 'errors' in account) throw new Error(`No account: ${JSON.stringify(account)}`);
  return account;
}

const sessionOf = ({ cookies }: { cookies: Map<string, string> }) => cookies.get('swell-session');

describe('opening, entering and leaving an account', () => {
  const store = useStoreServer(pglite.use);
  const put = (path: string, body: unknown, session?: string, method = 'POST') =>
    store.send(`/api${path}`, {
      method,
      headers: { ...(session && { 'X-Session': session }) },
      body: JSON.stringify(body),
    });

  it('opens an account, logs the session in under a new id and shows what its owner may see', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    const before = sessionOf(visitor);
    const creating = visitor.account.create({
      email: '  Margaret@Example.CA ',
      password,
      first_name: 'Margaret',
      last_name: 'Byron',
      email_optin: true,
      metadata: { contact: 'no phone' },
    });
    const account = await opened(creating);
    expect(account).toMatchObject({
      email,
      name: 'Margaret Byron',
      first_name: 'Margaret',
      email_optin: true,
      metadata: { contact: 'no phone' },
      balance: 0,
      order_count: 0,
      order_value: 0,
    });
    expect(JSON.stringify(account)).not.toContain('argon2');
    expect(sessionOf(visitor)).not.toBe(before);
    expect(await visitor.account.get()).toEqual(account);
    expect(await visitor.session.get()).toMatchObject({ account_id: account.id });
    expect(await visitor.cart.get()).toMatchObject({
      item_quantity: 1,
      guest: false,
      account_logged_in: true,
      account_id: account.id,
    });
  });

  it('answers an id from before the login as a stranger, for a minute without a word', async () => {
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    const before = sessionOf(visitor) ?? '';
    await visitor.account.create({ email, password });
    const late = await store.send('/api/account', { headers: { 'X-Session': before } });
    expect(await late.json()).toBeNull();
    expect(late.headers.get('x-session')).toBeNull();
    const write = await put('/cart/items', { product_id: id }, before);
    expect(await write.json()).toMatchObject({ item_quantity: 1, guest: true });
    expect(write.headers.get('x-session')).toBeNull();
    await store.db.query(`update sessions set retired_at = retired_at - interval '61 seconds'`);
    const later = await store.send('/api/account', { headers: { 'X-Session': before } });
    expect(await later.json()).toBeNull();
    expect(later.headers.get('x-session')).toMatch(/^[\w-]{46}$/);
  });

  it('logs in with the right password and answers null to every mismatch', async () => {
    await store.visitor().account.create({ email, password });
    const visitor = store.visitor();
    expect(await visitor.account.login(' MARGARET@example.ca', password)).toMatchObject({ email });
    expect(await visitor.account.get()).toMatchObject({ email });
    for (const body of [
      { email, password: 'maple Syrup' },
      { email: 'nobody@example.ca', password },
      { email, password: '' },
      { email },
      { password },
      { email: { $gt: '' }, password: { $gt: '' } },
      { email, password: 'x'.repeat(5000) },
      { email, password_token: 'made-up' },
      undefined,
    ]) {
      const answer = await put('/account/login', body);
      expect([answer.status, await answer.json()]).toEqual([200, null]);
    }
    expect((await put('/account/login', null)).status).toBe(400);
  });

  it('logs out: the lines stay, the person goes, and the old id reads nothing', async () => {
    const visitor = store.visitor();
    await visitor.account.create({ email, password });
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    await visitor.cart.update({ shipping: { address1: '12 Bow Trail', country: 'CA' } });
    const before = sessionOf(visitor) ?? '';
    expect(await visitor.account.logout()).toEqual({ success: true });
    expect(sessionOf(visitor)).not.toBe(before);
    expect(await visitor.account.get()).toBeNull();
    const cart = await visitor.cart.get();
    expect(cart).toMatchObject({ item_quantity: 1, guest: true });
    expect(cart?.shipping).toEqual({});
    expect(cart?.billing).toEqual({});
    for (const field of ['account', 'account_id']) expect(cart).not.toHaveProperty(field);
    const late = await store.send('/api/account', { headers: { 'X-Session': before } });
    expect(await late.json()).toBeNull();
    expect(await visitor.account.logout()).toEqual({ success: true });
  });

  it.each([
    [{ password }, 'email', 'REQUIRED'],
    [{ email: 'not an address', password }, 'email', 'INVALID'],
    [{ email: `${'a'.repeat(260)}@example.ca`, password }, 'email', 'INVALID'],
    [{ email: 'free@example.ca', password: 'four' }, 'password', 'INVALID'],
    [{ email: 'free@example.ca', shipping: { country: 'XX' } }, 'shipping.country', 'INVALID'],
    [
      { email: 'free@example.ca', billing: { account_card_id: 'a' } },
      'billing.account_card_id',
      'INVALID',
    ],
  ])('says softly what is wrong with %j', async (body, field, code) => {
    const answer = await put('/account', body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errors: { [field]: { code } } });
    expect(await store.db.query('select 1 from accounts')).toHaveLength(0);
  });

  it('keeps an address for one customer, and does not say why it cannot be used', async () => {
    await store.visitor().account.create({ email, password });
    const answer = await put('/account', { email: 'MARGARET@example.ca', password });
    const { errors } = await answer.json();
    expect(errors.email).toMatchObject({ code: 'INVALID' });
    expect(errors.email.message).not.toMatch(/exist|taken|account/i);
  });

  it('changes what its owner may change and nothing else; metadata merges', async () => {
    const visitor = store.visitor();
    const account = await opened(
      visitor.account.create({ email, password, metadata: { a: 1, b: 2 } }),
    );
    const body = {
      phone: '403-555-0199',
      last_name: 'King',
      metadata: { b: 3 },
      shipping: { address1: '12 Bow Trail', city: 'Calgary', state: 'AB', country: 'canada' },
      id: 'other',
      balance: 1000,
      group: 'staff',
      order_count: 9,
      date_created: '2000-01-01',
      password_reset_key: 'x',
    };
    const answer = await put('/account', body, sessionOf(visitor), 'PUT');
    const changed = await answer.json();
    expect(changed.shipping).not.toHaveProperty('account_address_id');
    expect(changed).toMatchObject({
      id: account.id,
      phone: '403-555-0199',
      name: 'King',
      metadata: { a: 1, b: 3 },
      shipping: { address1: '12 Bow Trail', country: 'CA' },
      balance: 0,
      group: 'customers',
      order_count: 0,
      date_created: account.date_created,
    });
  });

  it('ends the other sessions when the password changes', async () => {
    const [one, other] = [store.visitor(), store.visitor()];
    await one.account.create({ email, password });
    await other.account.login(email, password);
    await put(
      '/account',
      { password: 'a new password', current_password: password },
      sessionOf(one),
      'PUT',
    );
    expect(await one.account.get()).toMatchObject({ email });
    expect(await other.account.get()).toBeNull();
    expect(await store.visitor().account.login(email, password)).toBeNull();
    expect(await store.visitor().account.login(email, 'a new password')).toMatchObject({ email });
  });
});
