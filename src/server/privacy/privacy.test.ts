import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { createMailingList } from '@/server/consents/mailing-list';
import type { Jobs } from '@/server/jobs/port';
import { createSealer } from '@/server/base/sealing';
import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { prepareTestJobs, taken } from '@/testing/shops/engine';
import { createClockedEngine, createTestClock } from '@/testing/shops/subscriber';
import { openPrivacy } from '../main/open-privacy';

const email = 'ingrid@example.ca';
const sealer = createSealer(['0'.repeat(64)]);

const folder = mkdtempSync(path.join(tmpdir(), 'boreal-privacy-'));
const storage = createDiskStorage({ folder });
afterAll(() => rmSync(folder, { recursive: true }));

const jobs: Jobs = {
  enqueue: async (tx, name, payload) => {
    await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
  },
};

describe.each(testDatabases())("people's own data on $kind", ({ use }) => {
  const shop = use(async (db) => {
    await seedCommerce(db);
    await prepareTestJobs(db);
  });

  /** A shop with a customer who bought a plan, saved an address and a card, and gets the newsletter. */
  async function open() {
    const { db } = shop;
    const clock = createTestClock('2026-11-21T18:00:00.000Z');
    const { engine, customer, cardToken } = createClockedEngine(db, jobs, clock);
    const mailingList = createMailingList({ db, jobs, sealer: testSealer, now: clock.now });
    const privacy = openPrivacy({
      db,
      jobs,
      storage,
      sealer,
      customerRecords: engine.customerRecords,
      now: clock.now,
    });
    const ingrid = await customer(email);
    const order = await ingrid.subscribe([{ slug: 'care-plan', planId: 'yearly' }]);
    const { accountId } = ingrid;
    await engine.addressBook.add(accountId, { address1: '7 Elm Street', country: 'CA' });
    taken(await engine.accountCards.add(accountId, { token: await cardToken('5555555555554444') }));
    await db.query('update accounts set email_proven_at = now() where id = $1', [accountId]);
    const subject = await engine.customerRecords.findSubject(accountId);
    if (!subject) throw new Error('The customer is gone');
    await mailingList.choose(subject, true, 'en-US');
    const jobsOf = (name: string) =>
      db.query<{ payload: Record<string, string> }>(
        'select payload from test_jobs where name = $1',
        [name],
      );
    return { db, clock, engine, customer, ingrid, order, subject, privacy, mailingList, jobsOf };
  }

  test('a download holds everything of its owner and nothing that opens something', async () => {
    const { privacy, subject, order, db } = await open();
    const { data } = await privacy.exportOf(subject);
    expect(data).toMatchObject({
      account: { email, hasPassword: true },
      addresses: [{ address: { address1: '7 Elm Street', country: 'CA' } }],
      orders: [{ number: order.number, email, shipping: { address1: '12 Bow Trail' } }],
      subscriptions: [{ status: 'active', invoices: [{ status: 'paid' }] }],
      consents: { news: { state: 'on' }, history: [{ purpose: 'email_offers', isGiven: true }] },
      visits: [{ startedAt: expect.any(String) }],
      returns: [],
    });
    expect(data.cards).toEqual(
      expect.arrayContaining([expect.objectContaining({ last4: '4444', expires: '12/2040' })]),
    );
    const text = JSON.stringify(data);
    const secrets = await db.query<{ secret: string }>(
      `select password_hash as secret from accounts where password_hash is not null
       union all select token from account_cards union all select token from card_tokens
       union all select id from sessions union all select checkout_id from orders
       union all select confirmation_code from mailing_list
       union all select unsubscribe_code from mailing_list`,
    );
    expect(secrets.length).toBeGreaterThan(6);
    expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([]);
  });

  test('what lies under an address alone is not shown before the address is proven', async () => {
    const { privacy, subject, db } = await open();
    await db.query('update orders set is_attached = false');
    const { data } = await privacy.exportOf({ ...subject, isEmailProven: false });
    expect(data).toMatchObject({
      // Only what the account itself did belongs to it; nothing else of the address.
      consents: { news: { state: 'off', since: null }, history: [{ provenBy: 'account' }] },
      orders: [],
    });
  });

  test('after a deletion nobody is logged in, nothing is charged and no news are sent', async () => {
    const { privacy, clock, subject, engine, ingrid, order, db, mailingList, jobsOf } =
      await open();
    clock.set('2026-11-21T19:00:00.000Z');
    await privacy.erase(subject, 'en-US');

    expect(await engine.accounts.current(ingrid.request())).toBeNull();
    const login = { email, password: 'hearing-well' };
    expect(await engine.accounts.login(ingrid.request(), login)).toBeNull();
    const plans = await db.query<{ status: string; due_at: string | null; card: unknown }>(
      `select status, due_at, state #> '{billing,card}' as card from subscriptions`,
    );
    expect(plans).toEqual([{ status: 'canceled', due_at: null, card: null }]);
    expect((await mailingList.find('email', email))?.state).toBe('off');
    expect((await mailingList.historyOf(subject))[0]).toMatchObject({
      isGiven: false,
      source: 'account_deletion',
    });
    const left = await db.query(
      `select 'card' from card_tokens where saved_for is not null
       union all select 'address' from account_addresses union all select 'card' from account_cards
       union all select 'cart' from carts where state::text like '%Bow Trail%'`,
    );
    expect(left).toEqual([]);

    const checkoutId = engine.checkoutIds.of(order.cartId);
    expect(await engine.orders.findForSession(ingrid.request(), checkoutId)).toMatchObject({
      code: 'order_not_found',
    });
    expect(await engine.orders.findByNumber(order.number)).toMatchObject({
      shipping: { address1: '12 Bow Trail' },
      account: { email },
    });
    const [farewell] = await jobsOf('send-account-deleted');
    expect(JSON.stringify(farewell)).not.toContain(email);
    const { sealedEmail = '', mailId = '' } = farewell?.payload ?? {};
    expect(privacy.openFarewell(sealedEmail, mailId)).toBe(email);
  });

  test('news that an account asked for end with it, also where its address was never proven', async () => {
    const { privacy, subject, mailingList, db } = await open();
    const unproven = { ...subject, isEmailProven: false };
    await mailingList.choose(subject, false, 'en-US');
    await mailingList.choose(unproven, true, 'en-US');
    await mailingList.confirm((await mailingList.find('email', email))?.confirmationCode ?? '');
    await db.query('update accounts set email_proven_at = null');
    await privacy.erase(unproven, 'en-US');
    expect((await mailingList.find('email', email))?.state).toBe('off');
  });

  test('what an address did elsewhere outlives an account that only named it', async () => {
    const { privacy, subject, mailingList } = await open();
    await privacy.erase({ ...subject, isEmailProven: false }, 'en-US');
    expect((await mailingList.find('email', email))?.state).toBe('on');
  });

  test('who opens an account under the same address gets nothing of the old one, even proven', async () => {
    const { privacy, subject, engine, customer, db } = await open();
    await privacy.erase(subject, 'en-US');
    const second = await customer(email);
    expect(second.accountId).not.toBe(subject.accountId);
    await engine.accountLinks.requestLogin({ email, locale: 'en-US', linkPath: null });
    const [request] = await db.query<{ id: string }>('select id from account_keys');
    const link = await engine.accountLinks.openRequest(request?.id ?? '');
    await engine.accounts.login(second.request(), { email: null, key: link?.key ?? '' });

    const again = await engine.customerRecords.findSubject(second.accountId);
    if (!again) throw new Error('The second account is gone');
    expect(again.isEmailProven).toBe(true);
    const { data } = await privacy.exportOf(again);
    expect(data).toMatchObject({ orders: [], subscriptions: [], addresses: [], cards: [] });
  });

  test('an order that a guest placed under an address before it was proven stays for its owner', async () => {
    const { privacy, subject, engine, db } = await open();
    await db.query('update orders set is_attached = false');
    await privacy.erase({ ...subject, isEmailProven: false }, 'en-US');
    expect(await engine.accounts.findSignIn(email)).toEqual({ hasPassword: false });
    const [moved] = await db.query<{ own: boolean }>(
      `select o.account_id = a.id as own from orders o, accounts a where a.email = $1`,
      [email],
    );
    expect(moved).toEqual({ own: true });
  });

  test('only the password or a mailed link shows who asks, and the link once', async () => {
    const { engine, subject, customer, db } = await open();
    const { isOwner } = engine.customerRecords;
    expect(await isOwner(subject.accountId, { password: 'hearing-badly' })).toBe(false);
    expect(await isOwner(subject.accountId, { password: 'hearing-well' })).toBe(true);

    const eve = await customer('eve@example.ca');
    const keyFor = async (address: string) => {
      await engine.accountLinks.requestDeletion({ email: address, locale: 'en-US' });
      const [request] = await db.query<{ id: string }>(
        `select id from account_keys where email = $1 and purpose = 'delete'`,
        [address],
      );
      return (await engine.accountLinks.openRequest(request?.id ?? ''))?.key ?? '';
    };
    const evesKey = await keyFor('eve@example.ca');
    expect(await isOwner(subject.accountId, { key: evesKey })).toBe(false);
    expect(await isOwner(eve.accountId, { key: evesKey })).toBe(false);
    const key = await keyFor(email);
    expect(await isOwner(subject.accountId, { key })).toBe(true);
    expect(await isOwner(subject.accountId, { key })).toBe(false);
  });

  test('what is unfinished is told before', async () => {
    const { engine, subject } = await open();
    expect(await engine.customerRecords.unfinished(subject.accountId)).toEqual({
      plans: 1,
      orders: 1,
    });
  });
});
