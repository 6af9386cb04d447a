import { createHash } from 'node:crypto';
import { charger } from '@/testing/http-shopper/goods';
import { add, payCart } from '@/testing/store-api-suite/purchase';
import { testDatabases } from '@/testing/shops/database';
import { useStoreServer } from '@/testing/shops/store-server';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const email = 'margaret@example.ca';
const password = 'maple syrup';

/**
 * What is kept of mailed keys, how long they last, and keys that log in: those are asked for at another endpoint. The
 * suite of the Store API checks the way from the request to the new password.
 */
describe('mailed keys', () => {
  const store = useStoreServer(pglite.use);
  const recover = async (body: object) => {
    const answer = await store.send('/api/account/recover', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  /** Runs the job of the last request; null when it has nothing to mail. */
  async function mailedKey(): Promise<string | null> {
    const requestId: unknown = Reflect.get(store.jobs.at(-1)?.payload ?? {}, 'requestId');
    const link = await store.engine.accountLinks.openRequest(String(requestId));
    return link?.key ?? null;
  }

  async function loginKey(address = email): Promise<string> {
    const request = { email: address, locale: 'en-US', linkPath: null } as const;
    await store.engine.accountLinks.requestLogin(request);
    return (await mailedKey()) ?? '';
  }

  /** Whether a key still exists. The table holds its hash. */
  async function isKept(key: string | null): Promise<boolean> {
    const hash = createHash('sha256').update(String(key)).digest('hex');
    const rows = await store.db.query('select 1 from account_keys where key_hash = $1', [hash]);
    return rows.length === 1;
  }

  beforeEach(async () => {
    await store.visitor().account.create({ email, password, first_name: 'Margaret' });
  });

  it('leave neither key nor address in the job or in the log', async () => {
    await recover({ email });
    const key = await mailedKey();
    expect(key).toMatch(/^[\w-]{20,}$/);
    const rows = await store.db.query('select * from account_keys');
    const seen = JSON.stringify([store.jobs, store.log]);
    expect(JSON.stringify([rows, seen])).not.toContain(key);
    expect(seen).not.toContain(email);
  });

  it('are not mailed to an unknown address, which is forgotten', async () => {
    await recover({ email: 'nobody@example.ca' });
    expect(await mailedKey()).toBeNull();
    const rows = await store.db.query(`select 1 from account_keys where email like 'nobody%'`);
    expect(rows).toHaveLength(0);
  });

  it('are kept for the newest forty requests of an address', async () => {
    await recover({ email });
    const first = await mailedKey();
    await store.db.query(`update account_keys set created_at = created_at - interval '10 minutes'`);
    await store.db.query(
      `insert into account_keys (id, email, purpose, locale, created_at, expires_at)
       select 'more-' || n, $1, 'password', 'en-US', now(), now() + interval '1 day'
       from generate_series(1, 39) n`,
      [email],
    );
    expect(await isKept(first)).toBe(true);
    await recover({ email });
    expect(await isKept(first)).toBe(false);
    const rows = await store.db.query('select 1 from account_keys');
    expect(rows).toHaveLength(40);
  });

  it('stay when a stranger opens an account under the address of the mailbox', async () => {
    const visitor = store.visitor();
    await visitor.account.recover({ email: 'guest-to-be@example.ca' });
    const before = await store.db.query('select 1 from account_keys');
    await store.visitor().account.create({ email: 'guest-to-be@example.ca' });
    expect(await store.db.query('select 1 from account_keys')).toEqual(before);
  });

  it('set no password after a day', async () => {
    await recover({ email });
    const reset_key = await mailedKey();
    await store.db.query(`update account_keys set expires_at = now() - interval '1 second'`);
    expect(await recover({ reset_key, password })).toMatchObject({
      status: 400,
      body: { error: { param: 'reset_key' } },
    });
  });

  it('log in, once, also without saying whose they are', async () => {
    const password_token = await loginKey();
    const visitor = store.visitor();
    expect(await visitor.account.login(email, { password_token })).toMatchObject({ email });
    expect(await visitor.account.get()).toMatchObject({ email });
    expect(await store.visitor().account.login(email, { password_token })).toBeNull();

    const alone = { password_token: await loginKey() };
    expect(await store.visitor().account.login('', alone)).toMatchObject({ email });
  });

  it('that log in prove the address: its guest orders are attached', async () => {
    const guests = 'guest@example.ca';
    const guest = store.visitor();
    await add(guest, charger);
    const { number } = await payCart(guest, guests);
    await store.visitor().account.create({ email: guests, password });
    const owner = store.visitor();
    await owner.account.login(guests, { password_token: await loginKey(guests) });
    expect(await owner.account.listOrders()).toMatchObject({ count: 1, results: [{ number }] });
  });

  it('log in for a quarter of an hour, for their own address only, and set no password', async () => {
    const other = { password_token: await loginKey() };
    expect(await store.visitor().account.login('b@example.ca', other)).toBeNull();
    const late = { password_token: await loginKey() };
    await store.db.query(`update account_keys set expires_at = expires_at - interval '15 minutes'`);
    expect(await store.visitor().account.login(email, late)).toBeNull();
    expect(await recover({ reset_key: await loginKey(), password })).toMatchObject({ status: 400 });
  });
});
