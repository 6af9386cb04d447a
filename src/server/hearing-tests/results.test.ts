import { randomUUID } from 'node:crypto';
import { cleanUp } from '@/server/main/jobs/clean-up';
import { testDatabases } from '@/testing/shops/database';
import { taken } from '@/testing/shops/engine';
import type { TestResult } from '@/domain/audiometry/test-result';
import { aTestResult } from '@/testing/hearing';
import { measured } from '@/testing/jest/measured';
import { useHearingShop } from '@/testing/shops/hearing-shop';

describe.each(testDatabases())('hearing results on $kind', ({ use }) => {
  const shop = useHearingShop(use, new Date('2026-11-21T12:00:00.000Z'));

  test('a result is sealed, and only its visit reads it', async () => {
    const [ada, eve] = [await shop.someone(), await shop.someone()];
    const saved = await shop.keep(ada, ' Ada@Example.ca ');
    expect(saved).toMatchObject({ email: 'ada@example.ca', expiresAt: '2028-11-21T12:00:00.000Z' });
    expect(await shop.hearing.results.ownedBy(await ada.who())).toMatchObject([
      { id: saved.id, name: 'Ada', result: aTestResult() },
    ]);
    expect(await shop.ownIds(eve)).toEqual([]);
    expect(await shop.hearing.results.findOwned(await eve.who(), saved.id)).toBeNull();
    expect(await shop.hearing.results.hasOwned(await ada.who(), 'ada@example.ca')).toBe(true);
    expect(await shop.hearing.results.hasOwned(await eve.who(), 'ada@example.ca')).toBe(false);
    const rows = await shop.db.query('select * from hearing_results');
    expect(JSON.stringify(rows)).not.toMatch(/"good|"Ada|"hz/);
  });

  test('the same run of the test is saved once, and nobody takes it over', async () => {
    const [ada, eve] = [await shop.someone(), await shop.someone()];
    const saved = await shop.keep(ada, 'ada@example.ca');
    const again = { ...saved, owner: await ada.who(), wantsFollowUp: false };
    expect(await shop.hearing.results.save(again)).toMatchObject({
      ok: true,
      saved: { id: saved.id },
    });
    expect(await shop.hearing.results.save({ ...again, owner: await eve.who() })).toEqual({
      ok: false,
      code: 'session_taken',
    });
    expect(await shop.ownIds(eve)).toEqual([]);
  });

  test('what was agreed to stands in the ledger, and so does its end', async () => {
    const ada = await shop.someone();
    const { id } = await shop.keep(ada, 'ada@example.ca');
    expect(await shop.hearing.results.remove(await ada.who(), id)).toBe(true);
    expect(await shop.hearing.results.remove(await ada.who(), id)).toBe(false);
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

  test('what a browser claims about its test is checked against the recorded answers', async () => {
    const ada = await shop.someone();
    const email = 'ada@example.ca';
    const good = measured();
    const kept = await shop.keep(ada, email, good, { provider: 'built-in' });
    expect(await shop.found({ state: 'clear' })).toEqual([kept.id]);
    const guessed = good.trials?.map((trial) => ({ ...trial, heard: true }));
    for (const claim of [
      { ...good, trials: undefined },
      { ...good, trials: guessed },
      { ...good, calibration: { mode: 'clinical', sdDb: 3 } },
      { ...good, calibration: { mode: 'reference', sdDb: 1 } },
      { ...good, calibration: { mode: 'model', sdDb: 8 } },
    ] as const) {
      await shop.keep(ada, email, claim as Partial<TestResult>, { provider: 'built-in' });
    }
    expect(await shop.found({ state: 'clear' })).toEqual([kept.id]);
    expect(await shop.found({ state: 'open' })).toHaveLength(5);
  });

  test('nobody destroys what is not theirs', async () => {
    const [ada, eve] = [await shop.someone(), await shop.someone()];
    const { id } = await shop.keep(ada, 'ada@example.ca');
    expect(await shop.hearing.results.remove(await eve.who(), id)).toBe(false);
    expect(await shop.ownIds(ada)).toEqual([id]);
  });

  describe('going on under another session', () => {
    const password = 'hearing-well';

    test('a result goes along when its visit opens an account, and is out of sight after a logout', async () => {
      const ada = await shop.someone();
      const { id } = await shop.keep(ada, 'ada@example.ca');
      const session = ada.request();
      taken(await shop.engine.accounts.create(session, { email: 'ada@example.ca', password }));
      const hers = await shop.visitorOf(session.id);
      expect((await shop.hearing.results.ownedBy(hers)).map((one) => one.id)).toEqual([id]);

      const leaving = shop.engine.sessions.open({ session: session.id });
      await shop.engine.accounts.logout(leaving);
      expect(await shop.hearing.results.ownedBy(await shop.visitorOf(leaving.id))).toEqual([]);

      await shop.engine.accounts.login(leaving, { email: 'ada@example.ca', password });
      expect(await shop.hearing.results.ownedBy(await shop.visitorOf(leaving.id))).toHaveLength(1);
    });

    test('under another address it stays with the visit and is left behind at the logout', async () => {
      const ada = await shop.someone();
      await shop.keep(ada, 'mother@example.ca');
      const session = ada.request();
      taken(await shop.engine.accounts.create(session, { email: 'ada@example.ca', password }));
      expect(await shop.hearing.results.ownedBy(await shop.visitorOf(session.id))).toHaveLength(1);
      const leaving = shop.engine.sessions.open({ session: session.id });
      await shop.engine.accounts.logout(leaving);
      await shop.engine.accounts.login(leaving, { email: 'ada@example.ca', password });
      expect(await shop.hearing.results.ownedBy(await shop.visitorOf(leaving.id))).toEqual([]);
    });

    test('a typed address gives nobody a result, not even the proven owner of the address', async () => {
      await shop.keep(await shop.someone(), 'ada@example.ca');
      const eve = await shop.someone();
      const session = eve.request();
      taken(await shop.engine.accounts.create(session, { email: 'ada@example.ca', password }));
      const hers = await shop.visitorOf(session.id);
      expect(await shop.hearing.results.ownedBy(hers)).toEqual([]);
      expect(await shop.hearing.results.hasOwned(hers, 'ada@example.ca')).toBe(false);
      await shop.db.query(
        `update accounts set email_proven_at = now() where email = 'ada@example.ca'`,
      );
      expect(await shop.hearing.results.ownedBy(hers)).toEqual([]);
      expect(await shop.hearing.results.hasOwned(hers, 'ada@example.ca')).toBe(false);
    });
  });

  test('a result is never from later than now, nor from longer ago than we would keep one', async () => {
    const ada = await shop.someone();
    const late = await shop.keep(ada, 'ada@example.ca', { takenAt: '2099-01-01T00:00:00Z' });
    expect(late.result.takenAt).toBe('2026-11-21T12:00:00.000Z');
    const old = await shop.keep(ada, 'ada@example.ca', { takenAt: '1999-01-01T00:00:00Z' });
    expect(old.result.takenAt).toBe('2024-11-21T12:00:00.000Z');
    expect(await shop.ownIds(ada)).toEqual([late.id, old.id]);
  });

  test('our staff narrows its list by what lies sealed, also tests of an older shop', async () => {
    const clear = await shop.keep(await shop.someone(), 'ada@example.ca');
    const poor = await shop.keep(await shop.someone(), 'eve@example.ca', { reliability: 'poor' });
    const uneven = await shop.keep(await shop.someone(), 'eve@example.ca', {
      flags: ['asymmetry'],
    });
    const check = async () => {
      expect(await shop.found({ state: 'clear' })).toEqual([clear.id]);
      expect((await shop.found({ state: 'open' })).sort()).toEqual([poor.id, uneven.id].sort());
      expect(await shop.found({ reliability: 'poor' })).toEqual([poor.id]);
      expect(await shop.found({ flags: 'yes' })).toEqual([uneven.id]);
      expect(await shop.found({ search: 'eve@', flags: 'yes' })).toEqual([uneven.id]);
      expect(await shop.found({ search: 'ada', state: 'clear' })).toEqual([clear.id]);
      expect(await shop.found({ search: 'nobody' })).toEqual([]);
    };
    await check();
    await shop.db
      .query(`update hearing_results set review_state = 'open', reliability = null, is_flagged = false,
      name_marks = '{}', review_mark = null, flag_mark = null, reliability_mark = null`);
    await shop.hearing.staffResults.markOlder();
    await check();
  });

  test('what somebody told before or after a test asks for a second look at it', async () => {
    const ada = await shop.someone();
    const told = async () =>
      shop.hearing.questionnaires.record({
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
    const first = await shop.keep(ada, 'ada@example.ca');
    expect(await shop.found({ flags: 'yes' })).toEqual([]);
    await told();
    const second = await shop.keep(ada, 'ada@example.ca');
    expect((await shop.found({ flags: 'yes', state: 'open' })).sort()).toEqual(
      [first.id, second.id].sort(),
    );
  });

  test('on its day a result is destroyed', async () => {
    const ada = await shop.someone();
    await shop.keep(ada, 'ada@example.ca');
    await cleanUp(shop.db, new Date('2028-11-21T11:59:00Z'));
    expect(await shop.db.query('select 1 from hearing_results')).toHaveLength(1);
    await cleanUp(shop.db, new Date('2028-11-21T12:01:00Z'));
    expect(await shop.db.query('select 1 from hearing_results')).toEqual([]);
  });
});
