import { createHash } from 'node:crypto';
import { testDatabases } from '@/testing/shops/database';
import { testSiteUrl, useStoreServer } from '@/testing/shops/store-server';
import { composeAccountLink } from '@/server/mail/account-link';

const [pglite] = testDatabases();
if (!pglite) throw new Error('No test database');

const email = 'margaret@example.ca';
const password = 'maple syrup';

describe('a new password by mail', () => {
  const store = useStoreServer(pglite.use);
  const recover = async (body: object) => {
    const answer = await store.send('/api/account/recover', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

  /** Runs the job of the last request; null when it has nothing to mail. */
  async function mailed() {
    const job = store.jobs.at(-1);
    const requestId: unknown = job && Reflect.get(job.payload, 'requestId');
    const link = await store.engine.accountLinks.openRequest(String(requestId));
    if (!link) return null;
    const mail = await composeAccountLink(link, testSiteUrl);
    const [, href = ''] = /href="(https:\/\/shop\.example\/[^"]+)"/.exec(mail.html) ?? [];
    return { ...mail, href: href.replaceAll('&amp;', '&'), key: link.key };
  }

  /** Whether the key of a mail still exists. The table holds its hash. */
  async function isKept(key: string | undefined): Promise<boolean> {
    const hash = createHash('sha256').update(String(key)).digest('hex');
    const rows = await store.db.query('select 1 from account_keys where key_hash = $1', [hash]);
    return rows.length === 1;
  }

  beforeEach(async () => {
    await store.visitor().account.create({ email, password, first_name: 'Margaret' });
  });

  it('mails a key that works once, logs nobody in, and ends the sessions there were', async () => {
    const [elsewhere, visitor] = [store.visitor(), store.visitor()];
    await elsewhere.account.login(email, password);
    expect(await visitor.account.recover({ email: ' MARGARET@example.ca ' })).toEqual({
      success: true,
    });
    const mail = await mailed();
    expect(mail?.to).toBe(email);
    expect(mail?.href).toBe(`https://shop.example/reset-password#key=${mail?.key}`);
    expect(mail?.text).toContain('Margaret');

    const { key = '' } = mail ?? {};
    expect(await visitor.account.recover({ reset_key: key, password: 'brand new' })).toMatchObject({
      success: true,
      email,
    });
    expect(await visitor.account.get()).toBeNull();
    expect(await elsewhere.account.get()).toBeNull();
    expect(await store.visitor().account.login(email, password)).toBeNull();
    expect(await store.visitor().account.login(email, 'brand new')).toMatchObject({ email });
    expect(await recover({ reset_key: key, password: 'another one' })).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', param: 'reset_key' } },
    });
  });

  it('keeps neither key nor address in the job or in the log', async () => {
    await recover({ email });
    const mail = await mailed();
    const rows = await store.db.query('select * from account_keys');
    const seen = JSON.stringify([store.jobs, store.log]);
    expect(JSON.stringify([rows, seen])).not.toContain(mail?.key);
    expect(seen).not.toContain(email);
  });

  it('answers an unknown address as a known one, mails it nothing and forgets it', async () => {
    const [known, unknown] = [
      await recover({ email }),
      await recover({ email: 'nobody@example.ca' }),
    ];
    expect(unknown).toEqual(known);
    expect(await mailed()).toBeNull();
    const rows = await store.db.query(`select 1 from account_keys where email like 'nobody%'`);
    expect(rows).toHaveLength(0);
  });

  it('keeps an earlier key when somebody asks again, until one of them is used', async () => {
    await recover({ email });
    const owners = await mailed();
    await recover({ email });
    const strangers = await mailed();
    expect(await recover({ reset_key: owners?.key, password: 'four' })).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', param: 'password' } },
    });
    expect(await recover({ password_reset_key: owners?.key, password })).toMatchObject({
      status: 200,
    });
    expect(await recover({ reset_key: strangers?.key, password })).toMatchObject({
      status: 400,
      body: { error: { param: 'reset_key' } },
    });
  });

  it('keeps the newest forty requests of an address', async () => {
    await recover({ email });
    const first = await mailed();
    await store.db.query(`update account_keys set created_at = created_at - interval '10 minutes'`);
    await store.db.query(
      `insert into account_keys (id, email, purpose, locale, created_at, expires_at)
       select 'more-' || n, $1, 'password', 'en-US', now(), now() + interval '1 day'
       from generate_series(1, 39) n`,
      [email],
    );
    expect(await isKept(first?.key)).toBe(true);
    await recover({ email });
    expect(await isKept(first?.key)).toBe(false);
    const rows = await store.db.query('select 1 from account_keys');
    expect(rows).toHaveLength(40);
  });

  it('keeps the links in a mailbox when a stranger opens an account under its address', async () => {
    const visitor = store.visitor();
    await visitor.account.recover({ email: 'guest-to-be@example.ca' });
    const before = await store.db.query('select 1 from account_keys');
    await store.visitor().account.create({ email: 'guest-to-be@example.ca' });
    expect(await store.db.query('select 1 from account_keys')).toEqual(before);
  });

  it('takes no key after a day, none that is made up, and none at all', async () => {
    await recover({ email });
    const mail = await mailed();
    await store.db.query(`update account_keys set expires_at = now() - interval '1 second'`);
    const refused = { status: 400, body: { error: { param: 'reset_key' } } };
    for (const body of [{ reset_key: mail?.key }, { reset_key: 'x' }, { reset_key: '' }, {}]) {
      expect(await recover({ ...body, password })).toMatchObject(refused);
    }
    expect(await recover({})).toMatchObject({ status: 400, body: { error: { param: 'email' } } });
  });

  it.each([
    ['/set-password?a=1&key={reset_key}', /^\/set-password\?a=1#key=KEY$/],
    ['https://shop.example/reset-password?key={password_reset_key}', /^\/reset-password#key=KEY$/],
    ['https://shop.example/set-password', /^\/set-password#key=KEY$/],
    ['https://shop.example/set-password/#key={reset_key}', /^\/set-password#key=KEY$/],
    ['/shop?utm={reset_key}', /^\/reset-password#key=KEY$/],
    ['/set-password/../shop?utm={reset_key}', /^\/reset-password#key=KEY$/],
    ['https://shop.example/p/{password_reset_key}', /^\/reset-password#key=KEY$/],
    ['https://evil.example/set-password?key={reset_key}', /^\/reset-password#key=KEY$/],
    ['//evil.example/?key={reset_key}', /^\/reset-password#key=KEY$/],
    ['https://shop.example//evil.example/{reset_key}', /^\/reset-password#key=KEY$/],
    ['javascript:alert({reset_key})', /^\/reset-password#key=KEY$/],
    ['https://shop.example@evil.example/{reset_key}', /^\/reset-password#key=KEY$/],
  ])('links %s to a page of ours', async (reset_url, expected) => {
    await recover({ email, reset_url });
    const mail = await mailed();
    expect(mail?.href.replace('https://shop.example', '').replace(mail.key, 'KEY')).toMatch(
      expected,
    );
  });

  it('lets a guest set a first password, and shows her orders from then on', async () => {
    const guest = 'guest@example.ca';
    const visitor = store.visitor();
    const { id } = await visitor.products.get('standard-charger');
    await visitor.cart.addItem({ product_id: id ?? '' });
    await visitor.cart.update({ account: { email: guest } });
    await recover({ email: guest, reset_url: `${store.url}/reset-password?key={reset_key}` });
    const mail = await mailed();
    expect(mail?.subject).toMatch(/^Set a password/);
    expect(mail?.href).toBe(`https://shop.example/set-password#key=${mail?.key}`);
    expect(await recover({ reset_key: mail?.key, password })).toMatchObject({ status: 200 });
    expect(await store.visitor().account.login(guest, password)).toMatchObject({ email: guest });
  });

  it('logs in by a mailed link, once, also without saying whose it is', async () => {
    const ask = () =>
      store.engine.accountLinks.requestLogin({ email, locale: 'en-US', linkPath: null });
    await ask();
    const job = store.jobs.at(-1);
    const requestId = String(job && Reflect.get(job.payload, 'requestId'));
    const link = await store.engine.accountLinks.openRequest(requestId);
    const token = link?.key ?? '';
    const visitor = store.visitor();
    expect(await visitor.account.login(email, { password_token: token })).toMatchObject({ email });
    expect(await visitor.account.get()).toMatchObject({ email });
    expect(await store.visitor().account.login(email, { password_token: token })).toBeNull();

    await ask();
    const second = String(Reflect.get(store.jobs.at(-1)?.payload ?? {}, 'requestId'));
    const alone = (await store.engine.accountLinks.openRequest(second))?.key ?? '';
    expect(await store.visitor().account.login('', { password_token: alone })).toMatchObject({
      email,
    });
  });

  it('takes a login link for a quarter of an hour, for its own address and for logins only', async () => {
    const keyOf = async () => {
      await store.engine.accountLinks.requestLogin({ email, locale: 'en-US', linkPath: null });
      const requestId = String(Reflect.get(store.jobs.at(-1)?.payload ?? {}, 'requestId'));
      return (await store.engine.accountLinks.openRequest(requestId))?.key ?? '';
    };
    const other = await keyOf();
    expect(
      await store.visitor().account.login('b@example.ca', { password_token: other }),
    ).toBeNull();
    const late = await keyOf();
    await store.db.query(`update account_keys set expires_at = expires_at - interval '15 minutes'`);
    expect(await store.visitor().account.login(email, { password_token: late })).toBeNull();
    expect(await recover({ reset_key: await keyOf(), password })).toMatchObject({ status: 400 });
  });
});
