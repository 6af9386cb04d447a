import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import { randomUUID } from 'node:crypto';
import type { Engine } from '@/server/commerce/embedded/engine';
import { createOrderHolds } from '@/server/commerce/embedded/order-holds';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { cleanUp } from '@/server/jobs/clean-up';
import { ownerOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
  testSealer,
} from '@/testing/engine';
import { aTestResult } from '@/testing/hearing';
import { builtInTest } from './built-in/built-in';
import { createHearing, type Hearing } from './create-hearing';
import { createExternalTest, signReport } from './external/external';
import { remindOfProfiles } from './reminders';

const now = new Date('2026-11-21T12:00:00.000Z');
const secret = 'a secret of at least thirty-two signs';

describe.each(testDatabases())('hearing results on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: Engine;
  let hearing: Hearing;
  let elsewhere: Hearing;

  beforeEach(() => {
    engine = createTestEngine(shop.db, { now: () => now });
    const jobs = {
      enqueue: async (tx: { query: typeof shop.db.query }, name: string, payload: object) => {
        await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [
          name,
          { ...payload },
        ]);
      },
    };
    const deps = {
      db: shop.db,
      jobs,
      sealer: testSealer,
      storage: createDiskStorage({ folder: '/nowhere' }),
      holds: createOrderHolds({ db: shop.db, jobs, now: () => now }),
      now: () => now,
    };
    hearing = createHearing({ ...deps, provider: builtInTest });
    elsewhere = createHearing({
      ...deps,
      provider: createExternalTest({ url: 'https://test.example/start', secret, now: () => now }),
    });
  });

  /** A visit with a row of its own, whoever it belongs to. */
  async function someone() {
    const visitor = createVisitor(engine);
    await visitor.add('remote-mini-pocket');
    const who = async () => {
      const visit = await engine.accounts.identify(visitor.request().id);
      if (!visit) throw new Error('Nobody');
      return ownerOf(visit);
    };
    return { ...visitor, who };
  }

  type Someone = Awaited<ReturnType<typeof someone>>;

  async function keep(
    visitor: Someone,
    email: string,
    change: Parameters<typeof aTestResult>[0] = {},
  ) {
    const outcome = await hearing.results.save({
      owner: await visitor.who(),
      provider: 'built-in',
      sessionId: randomUUID(),
      email,
      name: 'Ada',
      locale: 'en-US',
      result: aTestResult(change),
      wantsFollowUp: true,
    });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.saved;
  }

  const ownIds = async (visitor: Someone) =>
    (await hearing.results.ownedBy(await visitor.who())).map(({ id }) => id);

  test('a result is sealed, and only its visit reads it', async () => {
    const [ada, eve] = [await someone(), await someone()];
    const saved = await keep(ada, ' Ada@Example.ca ');
    expect(saved).toMatchObject({ email: 'ada@example.ca', expiresAt: '2028-11-21T12:00:00.000Z' });
    expect(await hearing.results.ownedBy(await ada.who())).toMatchObject([
      { id: saved.id, name: 'Ada', result: aTestResult() },
    ]);
    expect(await ownIds(eve)).toEqual([]);
    expect(await hearing.results.findOwned(await eve.who(), saved.id)).toBeNull();
    expect(await hearing.results.hasOwned(await ada.who(), 'ada@example.ca')).toBe(true);
    expect(await hearing.results.hasOwned(await eve.who(), 'ada@example.ca')).toBe(false);
    const rows = await shop.db.query('select * from hearing_results');
    expect(JSON.stringify(rows)).not.toMatch(/"good|"Ada|"hz/);
  });

  test('the same run of the test is saved once, and nobody takes it over', async () => {
    const [ada, eve] = [await someone(), await someone()];
    const saved = await keep(ada, 'ada@example.ca');
    const again = { ...saved, owner: await ada.who(), wantsFollowUp: false };
    expect(await hearing.results.save(again)).toMatchObject({ ok: true, saved: { id: saved.id } });
    expect(await hearing.results.save({ ...again, owner: await eve.who() })).toEqual({
      ok: false,
      code: 'session_taken',
    });
    expect(await ownIds(eve)).toEqual([]);
  });

  test('what was agreed to stands in the ledger, and so does its end', async () => {
    const ada = await someone();
    const { id } = await keep(ada, 'ada@example.ca');
    expect(await hearing.results.remove(await ada.who(), id)).toBe(true);
    expect(await hearing.results.remove(await ada.who(), id)).toBe(false);
    const ledger = await shop.db.query(
      'select purpose, is_given from consents order by purpose, is_given',
    );
    expect(ledger).toEqual([
      { purpose: 'hearing_follow_up', is_given: true },
      { purpose: 'hearing_storage', is_given: false },
      { purpose: 'hearing_storage', is_given: true },
    ]);
    expect(await shop.db.query('select * from hearing_results')).toEqual([]);
  });

  test('nobody destroys what is not hers', async () => {
    const [ada, eve] = [await someone(), await someone()];
    const { id } = await keep(ada, 'ada@example.ca');
    expect(await hearing.results.remove(await eve.who(), id)).toBe(false);
    expect(await ownIds(ada)).toEqual([id]);
  });

  describe('going on under another session', () => {
    const password = 'hearing-well';

    test('a result goes along when its visit opens an account, and is out of sight after a logout', async () => {
      const ada = await someone();
      const { id } = await keep(ada, 'ada@example.ca');
      const session = ada.request();
      taken(await engine.accounts.create(session, { email: 'ada@example.ca', password }));
      const hers = await visitorOf(session.id);
      expect((await hearing.results.ownedBy(hers)).map((one) => one.id)).toEqual([id]);

      const leaving = engine.sessions.open({ session: session.id });
      await engine.accounts.logout(leaving);
      expect(await hearing.results.ownedBy(await visitorOf(leaving.id))).toEqual([]);

      await engine.accounts.login(leaving, { email: 'ada@example.ca', password });
      expect(await hearing.results.ownedBy(await visitorOf(leaving.id))).toHaveLength(1);
    });

    test('under another address it stays with the visit and is left behind at the logout', async () => {
      const ada = await someone();
      await keep(ada, 'mother@example.ca');
      const session = ada.request();
      taken(await engine.accounts.create(session, { email: 'ada@example.ca', password }));
      expect(await hearing.results.ownedBy(await visitorOf(session.id))).toHaveLength(1);
      const leaving = engine.sessions.open({ session: session.id });
      await engine.accounts.logout(leaving);
      await engine.accounts.login(leaving, { email: 'ada@example.ca', password });
      expect(await hearing.results.ownedBy(await visitorOf(leaving.id))).toEqual([]);
    });

    test('an account whose address nobody proved sees nothing of what a guest made under it', async () => {
      await keep(await someone(), 'ada@example.ca');
      const eve = await someone();
      const session = eve.request();
      taken(await engine.accounts.create(session, { email: 'ada@example.ca', password }));
      const hers = await visitorOf(session.id);
      expect(await hearing.results.ownedBy(hers)).toEqual([]);
      expect(await hearing.results.hasOwned(hers, 'ada@example.ca')).toBe(false);
      await shop.db.query(
        `update accounts set email_proven_at = now() where email = 'ada@example.ca'`,
      );
      expect(await hearing.results.ownedBy(hers)).toHaveLength(1);
    });

    async function visitorOf(session: string) {
      const visit = await engine.accounts.identify(session);
      if (!visit) throw new Error('Nobody');
      return ownerOf(visit);
    }
  });

  describe('at an order', () => {
    async function order(visitor: Someone, state: string) {
      await visitor.add('charge-go', { options: scarceOptions });
      await visitor.fillCheckout(state);
      return taken(await engine.orders.submit(visitor.request()));
    }

    test('a clear test lets it go on, an unclear one has it looked at', async () => {
      const ada = await someone();
      await keep(ada, 'ada@example.ca');
      expect(await order(ada, 'AB')).toMatchObject({
        status: 'delivery_pending',
        holdReason: null,
      });
      const bea = await someone();
      await keep(bea, 'bea@example.ca', { reliability: 'poor' });
      const held = await order(bea, 'AB');
      expect(held).toMatchObject({ status: 'hold', holdReason: 'hearing_review' });
      expect(await hearing.profiles.of(held.id)).toEqual({ kinds: ['test'], reviewedAt: null });
    });

    test('the law of a province is not met by a test or a waiver', async () => {
      const ada = await someone();
      await keep(ada, 'ada@example.ca');
      await hearing.profiles.waive(await ada.who(), { email: 'ada@example.ca', locale: 'en-US' });
      const held = await order(ada, 'ON');
      expect(held.holdReason).toBe('prescription_needed');
      await hearing.profiles.add(held, [{ kind: 'prescription', reference: 'file' }]);
      expect((await engine.orders.findOrder(held.id))?.holdReason).toBe('hearing_review');
    });

    test('it waits until somebody of ours has looked, whatever comes', async () => {
      const ada = await someone();
      const held = await order(ada, 'AB');
      expect(held.holdReason).toBe('hearing_test_needed');
      const waiver = await hearing.profiles.waive(await ada.who(), {
        email: 'ada@example.ca',
        locale: 'en-US',
      });
      await hearing.profiles.add(held, [{ kind: 'waiver', reference: waiver.id }]);
      expect(await engine.orders.findOrder(held.id)).toMatchObject({
        status: 'hold',
        holdReason: 'hearing_review',
      });
      expect(await hearing.profiles.approve?.(held.id, 'clinic')).toMatchObject({ ok: true });
      expect(await hearing.profiles.approve?.(held.id, 'clinic')).toEqual({
        ok: false,
        code: 'order_not_held',
      });
      expect(await engine.orders.findOrder(held.id)).toMatchObject({
        status: 'delivery_pending',
        holdReason: null,
      });
      expect((await hearing.profiles.of(held.id)).reviewedAt).toBe(now.toISOString());
    });

    test('a stranger’s test is not found', async () => {
      await keep(await someone(), 'ada@example.ca');
      expect((await order(await someone(), 'AB')).holdReason).toBe('hearing_test_needed');
    });

    test('a test that our staff found wanting counts for nothing, until somebody says otherwise', async () => {
      const ada = await someone();
      const { id } = await keep(ada, 'ada@example.ca', { flags: ['inconsistent'] });
      const held = await order(ada, 'AB');
      const staff = { id: 'clinic', name: 'clinic' };
      const decide = (decision: 'reviewed' | 'needs_more', after: string | null, note = '') =>
        hearing.reviews.decide({ resultId: id, decision, note, after, staff });
      const reason = async () => {
        await hearing.profiles.explain(held);
        return (await engine.orders.findOrder(held.id))?.holdReason;
      };

      const first = await decide('needs_more', null, 'Noise in the room');
      if (!first.ok) throw new Error(first.code);
      expect(first.orderIds).toEqual([held.id]);
      expect(await reason()).toBe('hearing_test_needed');
      expect(
        await shop.db.query(`select payload from test_jobs where name = 'send-hearing-needs-more'`),
      ).toEqual([{ payload: { orderId: held.id, reviewId: first.review.id } }]);
      expect((await order(ada, 'AB')).holdReason).toBe('hearing_test_needed');

      expect(await decide('reviewed', null)).toEqual({ ok: false, code: 'review_moved_on' });
      const both = await Promise.all([
        decide('reviewed', first.review.id),
        decide('needs_more', first.review.id),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const last = (await hearing.reviews.of(id)).at(-1);
      if (last?.decision === 'needs_more') await decide('reviewed', last.id);
      expect(await reason()).toBe('hearing_review');
      expect(await hearing.staffResults.find(id)).toMatchObject({ reviewState: 'reviewed' });
      const rows = await shop.db.query('select * from hearing_reviews');
      expect(JSON.stringify(rows)).not.toContain('Noise');
      expect((await hearing.reviews.of(id))[0]).toMatchObject({ note: 'Noise in the room' });
    });

    test('our staff finds a test by its order', async () => {
      const ada = await someone();
      const { id } = await keep(ada, 'ada@example.ca', { flags: ['inconsistent'] });
      await keep(await someone(), 'eve@example.ca');
      const { number } = await order(ada, 'AB');
      expect(await found({ search: number })).toEqual([id]);
      expect(await hearing.profiles.ordersWith([id])).toMatchObject([
        { reference: id, number, status: 'hold', holdReason: 'hearing_review' },
      ]);
    });

    test('whoever has sent nothing after a day is reminded once', async () => {
      const held = await order(await someone(), 'AB');
      const jobs = {
        enqueue: async (tx: { query: typeof shop.db.query }, name: string, payload: object) => {
          await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [
            name,
            { ...payload },
          ]);
        },
      };
      const reminders = async () =>
        shop.db.query(`select payload from test_jobs where name = 'send-hearing-profile-reminder'`);
      await remindOfProfiles(shop.db, jobs, now);
      expect(await reminders()).toEqual([]);
      const tomorrow = new Date(now.getTime() + 25 * 60 * 60 * 1000);
      await remindOfProfiles(shop.db, jobs, tomorrow);
      await remindOfProfiles(shop.db, jobs, tomorrow);
      expect(await reminders()).toEqual([{ payload: { orderId: held.id } }]);
    });
  });

  describe('from a service elsewhere', () => {
    async function begun(visitor: Someone) {
      const start = await elsewhere.tests.start(await visitor.who(), {
        email: 'ada@example.ca',
        locale: 'en-US',
      });
      if (start.kind !== 'redirect') throw new Error('It begins here');
      return start;
    }

    function report(customerId: string, at = now) {
      const body = Buffer.from(JSON.stringify({ customer_id: customerId, result: aTestResult() }));
      const timestamp = String(Math.floor(at.getTime() / 1000));
      return { body, timestamp, signature: signReport(body, timestamp, secret) };
    }

    test('the address names the person by an id alone', async () => {
      const { url, sessionId } = await begun(await someone());
      const address = new URL(url);
      expect(address.origin + address.pathname).toBe('https://test.example/start');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        customer_id: sessionId,
        locale: 'en-US',
      });
    });

    test('a signed report is kept once, for whoever began the test', async () => {
      const [ada, eve] = [await someone(), await someone()];
      const { sessionId } = await begun(ada);
      expect(await elsewhere.tests.takeReport(report(sessionId))).toBe('kept');
      expect(await elsewhere.tests.takeReport(report(sessionId))).toBe('kept');
      expect(await ownIds(ada)).toHaveLength(1);
      expect(await ownIds(eve)).toEqual([]);
    });

    test('what is not signed, changed, old or unknown is refused', async () => {
      const { sessionId } = await begun(await someone());
      const good = report(sessionId);
      const take = elsewhere.tests.takeReport;
      expect(await take({ ...good, signature: undefined })).toBe('not_signed');
      expect(await take({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })).toBe(
        'not_signed',
      );
      expect(await take({ ...good, timestamp: String(Number(good.timestamp) + 1) })).toBe(
        'not_signed',
      );
      expect(await take(report(sessionId, new Date(now.getTime() - 6 * 60_000)))).toBe(
        'not_signed',
      );
      expect(await take(report('x'.repeat(24)))).toBe('unknown_customer');
      expect(await hearing.tests.takeReport(good)).toBe('nobody_reports');
    });
  });

  const found = async (asked: Partial<Parameters<typeof hearing.staffResults.page>[0]>) => {
    const all = { page: 1, pageSize: 25, sort: '-taken', search: '' };
    const open = { state: '', reliability: '', flags: '' };
    const { results } = await hearing.staffResults.page({ ...all, ...open, ...asked });
    return results.map(({ id }) => id);
  };

  test('our staff narrows its list by what lies sealed, also tests of an older shop', async () => {
    const clear = await keep(await someone(), 'ada@example.ca');
    const poor = await keep(await someone(), 'eve@example.ca', { reliability: 'poor' });
    const uneven = await keep(await someone(), 'eve@example.ca', { flags: ['asymmetry'] });
    const check = async () => {
      expect(await found({ state: 'clear' })).toEqual([clear.id]);
      expect((await found({ state: 'open' })).sort()).toEqual([poor.id, uneven.id].sort());
      expect(await found({ reliability: 'poor' })).toEqual([poor.id]);
      expect(await found({ flags: 'yes' })).toEqual([uneven.id]);
      expect(await found({ search: 'eve@', flags: 'yes' })).toEqual([uneven.id]);
      expect(await found({ search: 'ada', state: 'clear' })).toEqual([clear.id]);
      expect(await found({ search: 'nobody' })).toEqual([]);
    };
    await check();
    await shop.db.query(`update hearing_results set review_state = 'open', reliability = null,
      is_flagged = false, name_marks = '{}'`);
    await hearing.staffResults.markOlder();
    await check();
  });

  test('what somebody told before or after a test asks for a second look at it', async () => {
    const ada = await someone();
    const told = async () =>
      hearing.questionnaires.record({
        sessionId: randomUUID(),
        owner: await ada.who(),
        locale: 'en-US',
        answers: {
          partOne: {
            selectedQuestions: ['dizziness'],
            followUps: [],
            wearDuration: null,
            insurance: null,
            personalDetails: { name: 'Ada', email: 'Ada@example.ca' },
          },
          testPlan: null,
        },
      });
    const first = await keep(ada, 'ada@example.ca');
    expect(await found({ flags: 'yes' })).toEqual([]);
    await told();
    const second = await keep(ada, 'ada@example.ca');
    expect((await found({ flags: 'yes', state: 'open' })).sort()).toEqual(
      [first.id, second.id].sort(),
    );
  });

  test('on its day a result is destroyed', async () => {
    const ada = await someone();
    await keep(ada, 'ada@example.ca');
    await cleanUp(shop.db, new Date('2028-11-21T11:59:00Z'));
    expect(await shop.db.query('select 1 from hearing_results')).toHaveLength(1);
    await cleanUp(shop.db, new Date('2028-11-21T12:01:00Z'));
    expect(await shop.db.query('select 1 from hearing_results')).toEqual([]);
  });
});
