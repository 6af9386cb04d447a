import { randomUUID } from 'node:crypto';
import { createOrderHolds } from '@/server/commerce/embedded/orders/order-holds';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { builtInTest } from '@/server/hearing-tests/built-in/built-in';
import { createHearing, type Hearing } from '@/server/hearing-tests/create-hearing';
import { createExternalTest } from '@/server/hearing-tests/external/external';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import type { ProviderName } from '@/server/hearing-tests/result-rows';
import { ownerOf } from '@/server/visits/ownership';
import type { TestDatabase } from './database';
import { createTestEngine, createVisitor, prepareTestJobs, testSealer } from './engine';
import { aTestResult } from '../hearing';

/** The secret with which the external service signs its reports. */
export const reportSecret = 'a secret of at least thirty-two signs';

/** Where a result comes from, and the health signs that came with it. */
type Kept = { provider?: ProviderName; signs?: readonly HealthSign[] };

/**
 * Call it in a describe block: before each test it opens a shop with its catalogue, the browser's hearing test and an
 * external one, at a fixed time. Read its properties inside tests and hooks only.
 */
export function useHearingShop(use: TestDatabase['use'], now: Date) {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: ReturnType<typeof createTestEngine>;
  let hearing: Hearing;
  let elsewhere: Hearing;

  const jobs = {
    enqueue: async (tx: { query: typeof shop.db.query }, name: string, payload: object) => {
      await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [
        name,
        { ...payload },
      ]);
    },
  };

  beforeEach(() => {
    engine = createTestEngine(shop.db, { now: () => now });
    const deps = {
      db: shop.db,
      jobs,
      sealer: testSealer,
      storage: createDiskStorage({ folder: '/nowhere' }),
      holds: createOrderHolds({ db: shop.db, jobs, sealer: testSealer, now: () => now }),
      now: () => now,
    };
    hearing = createHearing({ ...deps, provider: builtInTest });
    elsewhere = createHearing({
      ...deps,
      provider: createExternalTest({
        url: 'https://test.example/start',
        secret: reportSecret,
        now: () => now,
      }),
    });
  });

  async function visitorOf(session: string) {
    const visit = await engine.accounts.identify(session);
    if (!visit) throw new Error('Nobody');
    return ownerOf(visit);
  }

  /** A new visitor, whose session is stored. */
  async function someone() {
    const visitor = createVisitor(engine);
    await visitor.add('remote-mini-pocket');
    return { ...visitor, who: () => visitorOf(visitor.request().id) };
  }

  type Someone = Awaited<ReturnType<typeof someone>>;

  async function keep(
    visitor: Someone,
    email: string,
    change: Parameters<typeof aTestResult>[0] = {},
    { provider = 'external', signs = [] }: Kept = {},
  ) {
    const outcome = await hearing.results.save({
      owner: await visitor.who(),
      provider,
      sessionId: randomUUID(),
      email,
      name: 'Ada',
      locale: 'en-US',
      result: aTestResult(change),
      signs,
      wantsFollowUp: true,
    });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.saved;
  }

  /** Ids that the staff list shows with these filters. */
  async function found(asked: Partial<Parameters<Hearing['staffResults']['page']>[0]>) {
    const all = { page: 1, pageSize: 25, sort: '-taken', search: '' };
    const open = { state: '', reliability: '', flags: '' };
    const { results } = await hearing.staffResults.page({ ...all, ...open, ...asked });
    return results.map(({ id }) => id);
  }

  return {
    get db() {
      return shop.db;
    },
    get engine() {
      return engine;
    },
    get hearing() {
      return hearing;
    },
    /** The same results, with the external hearing test. */
    get elsewhere() {
      return elsewhere;
    },
    jobs,
    someone,
    keep,
    found,
    visitorOf,
    ownIds: async (visitor: Someone) =>
      (await hearing.results.ownedBy(await visitor.who())).map(({ id }) => id),
  };
}

/** A visitor of the shop. */
export type Someone = Awaited<ReturnType<ReturnType<typeof useHearingShop>['someone']>>;
