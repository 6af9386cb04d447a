import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import type { Jobs } from '@/server/jobs/port';
import { createSealer } from '@/server/base/sealing';
import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import type { Storage } from '@/server/storage/port';
import { testDatabases } from '@/testing/shops/database';
import { prepareTestJobs } from '@/testing/shops/engine';
import { createClockedEngine, createTestClock } from '@/testing/shops/subscriber';
import { openPrivacy } from '@/server/main/open-privacy';
import { storeTombstone, tombstoneOf } from './tombstones';

const email = 'ingrid@example.ca';
const [oldKey, newKey] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const sealer = createSealer([oldKey]);

const jobs: Jobs = {
  enqueue: async (tx, name, payload) => {
    await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boreal-erasures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each(testDatabases())(
  'erasures that a restored database has not seen, $kind',
  ({ use }) => {
    const shop = use(async (db) => {
      await seedCommerce(db);
      await prepareTestJobs(db);
    });

    function open(by = sealer, storage: Storage = createDiskStorage({ folder })) {
      const clock = createTestClock('2026-11-21T18:00:00.000Z');
      const { engine, customer } = createClockedEngine(shop.db, jobs, clock);
      const { customerRecords } = engine;
      const deps = { db: shop.db, jobs, storage, sealer: by, customerRecords, now: clock.now };
      return { privacy: openPrivacy(deps), storage, customer, customerRecords };
    }

    const leaveAnswers = (id: string, account: string | null, address: string) =>
      shop.db.query(
        `insert into questionnaires (id, account_id, visit, email, sealed_answers, consent_version, locale, expires_at)
       values ($1, $2, 'v', $3, 'v1.sealed', '1', 'en-US', now() + interval '1 year')`,
        [id, account, address],
      );
    const answers = async () => {
      const rows = await shop.db.query<{ id: string }>('select id from questionnaires order by id');
      return rows.map(({ id }) => id);
    };
    const subject = { accountId: 'gone', email, isEmailProven: true };

    test('also end what lies under the proven address from before the account, once', async () => {
      const { privacy, storage } = open();
      await storeTombstone(storage, tombstoneOf(sealer, subject));
      await leaveAnswers('before', null, email);
      await leaveAnswers('other', null, 'ada@example.ca');
      expect(await privacy.eraseAgain()).toBe(1);
      expect(await answers()).toEqual(['other']);
      // The owner of the address may come back, and later starts do not delete the new data.
      await leaveAnswers('later', null, email);
      expect(await privacy.eraseAgain()).toBe(0);
      expect(await answers()).toEqual(['later', 'other']);
      expect(await shop.db.query('select 1 from test_jobs')).toEqual([]);
    });

    test('take nothing from an address that the account never proved', async () => {
      const { privacy, storage } = open();
      await storeTombstone(storage, tombstoneOf(sealer, { ...subject, isEmailProven: false }));
      await leaveAnswers('of the account', 'gone', email);
      await leaveAnswers('of a guest', null, email);
      await privacy.eraseAgain();
      expect(await answers()).toEqual(['of a guest']);
    });

    test('find an account that has another address and no proof yet in the backup', async () => {
      const { privacy, storage, customer, customerRecords } = open();
      const { accountId } = await customer('old@example.ca');
      await storeTombstone(storage, tombstoneOf(sealer, { ...subject, accountId }));
      expect(await privacy.eraseAgain()).toBe(1);
      expect(await customerRecords.findSubject(accountId)).toBeNull();
    });

    test('are found with the old key while keys change', async () => {
      const { storage } = open();
      await storeTombstone(storage, tombstoneOf(sealer, subject));
      await leaveAnswers('before', 'gone', email);
      await open(createSealer([newKey, oldKey])).privacy.eraseAgain();
      expect(await answers()).toEqual([]);
    });

    test('tell nothing of the person, in the storage and in the database', async () => {
      const { privacy, storage, customer, customerRecords } = open();
      const { accountId } = await customer(email);
      const ingrid = await customerRecords.findSubject(accountId);
      if (!ingrid) throw new Error('The customer is gone');
      await privacy.erase({ ...ingrid, isEmailProven: true }, 'en-US');
      const keys: string[] = [];
      for await (const { key } of storage.list('erasures/')) keys.push(key);
      expect(keys).toEqual([expect.stringMatching(/^erasures\/[0-9a-f]{32}-[0-9a-f]{32}$/)]);
      const rows = await shop.db.query('select e::text as text from erasures e');
      expect(JSON.stringify([keys, rows])).not.toMatch(new RegExp(`${accountId}|ingrid`));
      const second = { accountId: 'second', email, isEmailProven: true };
      expect((await privacy.exportOf(second)).data.erasures).toEqual([
        { erasedAt: '2026-11-21T18:00:00.000Z' },
      ]);
    });

    test('an erasure that cannot be noted does not happen, and one that fails leaves no note', async () => {
      const disk = createDiskStorage({ folder });
      const { customer, customerRecords } = open();
      const { accountId } = await customer(email);
      const ingrid = await customerRecords.findSubject(accountId);
      if (!ingrid) throw new Error('The customer is gone');
      const full = { ...disk, put: () => Promise.reject(new Error('The disk is full')) };
      await expect(open(sealer, full).privacy.erase(ingrid, 'en-US')).rejects.toThrow('full');
      expect(await customerRecords.findSubject(accountId)).not.toBeNull();
      await shop.db.query('alter table test_jobs rename to away');
      try {
        await expect(open().privacy.erase(ingrid, 'en-US')).rejects.toThrow();
      } finally {
        await shop.db.query('alter table away rename to test_jobs');
      }
      expect(await open().privacy.eraseAgain()).toBe(0);
      expect(await customerRecords.findSubject(accountId)).not.toBeNull();
    });
  },
);
