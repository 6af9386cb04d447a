import { createSealer } from '@/server/base/sealing';
import { resealEverything } from '@/server/keys/reseal';
import { createHoldMarks } from '@/server/orders/hold-marks';
import type { Storage } from '@/server/storage/port';
import { testDatabases } from '@/testing/shops/database';
import { scarceOptions, taken, testSealer } from '@/testing/shops/engine';
import { type Someone, useHearingShop } from '@/testing/shops/hearing-shop';
import { createTodaysWork } from '@/server/today/today';
import { wholeDatabase } from '@/testing/shops/stolen-copy';
import { hideReadable } from './hide-readable';
import {
  createStandings,
  standingColumns,
  type StandingColumns,
} from '../hearing-standing/standing';

const now = new Date('2026-11-23T12:00:00.000Z');
const staff = { id: 'clinic', name: 'clinic' };
const page = { page: 1, pageSize: 25, sort: '-placed', search: '', status: '', reason: '' };
const readable =
  /hearing_review|fitting_sheet\b|hearing_test_needed|prescription_needed|dispenser_review|needs[_-]more|flagged/g;
/** This shop has no files. */
const storage = { get: async () => null, put: async () => undefined } as unknown as Storage;

describe.each(testDatabases())(
  'what a copy of the database tells of health, on $kind',
  ({ use }) => {
    const shop = useHearingShop(use, now);

    async function order(visitor: Someone) {
      await visitor.add('charge-go', { options: scarceOptions });
      await visitor.fillCheckout('AB');
      return taken(await shop.engine.orders.submit(visitor.request()));
    }

    /**
     * One person whose test calls for a doctor, one with a clear test, one whose test needs more, and one without a
     * test.
     */
    async function fourPeople() {
      const [ada, bea, cleo, dora] = [
        await shop.someone(),
        await shop.someone(),
        await shop.someone(),
        await shop.someone(),
      ];
      const flagged = await shop.keep(ada, 'ada@example.ca', { flags: ['asymmetry'] });
      const clear = await shop.keep(bea, 'bea@example.ca');
      const wanting = await shop.keep(cleo, 'cleo@example.ca', { reliability: 'poor' });
      const orders = [await order(ada), await order(bea), await order(cleo), await order(dora)];
      const decision = { resultId: wanting.id, note: '', after: null, staff } as const;
      await shop.hearing.reviews.decide({ ...decision, decision: 'needs_more' });
      await shop.hearing.reviews.decide({ ...decision, resultId: clear.id, decision: 'reviewed' });
      return { flagged, clear, wanting, orders: orders.map(({ id }) => id) };
    }

    test('nobody reads from it whose test is flagged or what an order waits for; lists still find both', async () => {
      const { flagged, clear, wanting, orders } = await fourPeople();

      const copy = await wholeDatabase(shop.db);
      expect(copy.includes('ada@example.ca')).toBe(true);
      expect(copy.match(readable)).toBeNull();
      expect(
        await shop.db.query(
          'select distinct review_state, is_flagged, reliability from hearing_results',
        ),
      ).toHaveLength(1);
      expect(await shop.db.query('select distinct decision from hearing_reviews')).toHaveLength(1);
      expect(
        await shop.db.query(
          'select distinct hold_reason, hold_mark is null as "isOpen" from orders',
        ),
      ).toEqual([{ hold_reason: null, isOpen: false }]);
      expect(
        await shop.db
          .query(`select review_mark from hearing_results union select flag_mark from hearing_results
        union select reliability_mark from hearing_results union select decision_mark from hearing_reviews
        union select hold_mark from orders`),
      ).toHaveLength(3 * 3 + 2 + 4);

      expect(await shop.found({ flags: 'yes' })).toEqual([flagged.id]);
      expect(await shop.found({ state: 'open' })).toEqual([flagged.id]);
      expect(await shop.found({ state: 'reviewed' })).toEqual([clear.id]);
      expect(await shop.found({ state: 'needs_more', reliability: 'poor' })).toEqual([wanting.id]);
      const { adminOrders } = shop.engine;
      const idsOf = async (reason: string) =>
        (await adminOrders.page({ ...page, reason })).results.map(({ id }) => id).sort();
      expect(await idsOf('hearing_review')).toEqual([orders[0], orders[2]].sort());
      expect(await idsOf('hearing_test_needed')).toEqual([orders[3]]);
      expect(await adminOrders.counts()).toMatchObject({
        hold: 4,
        needs_test: 1,
      });
      const today = await createTodaysWork({
        db: shop.db,
        sealer: testSealer,
        countTrials: async () => 0,
        waitingDevices: async () => ({ count: 0, since: null }),
        now: () => now,
      }).read();
      expect(today.tests).toMatchObject({ count: 1, flagged: 1 });
      expect(new Map(today.heldOrders.map(({ reason, count }) => [reason, count]))).toEqual(
        new Map([
          ['hearing_review', 2],
          ['fitting_sheet', 1],
          ['hearing_test_needed', 1],
        ]),
      );
      const held = (await adminOrders.page({ ...page, status: 'hold' })).results;
      expect(Object.fromEntries(held.map(({ id, profile }) => [id, profile]))).toEqual({
        [orders[0] ?? '']: 'flagged',
        [orders[1] ?? '']: 'received',
        [orders[2] ?? '']: 'received',
        [orders[3] ?? '']: 'waiting',
      });
    });

    test('what the version before left or wrote meanwhile is read as it stands, and hidden by the next look', async () => {
      const { flagged, clear, wanting, orders } = await fourPeople();
      const old = (word: string) => testSealer.fingerprint(word, 'hearing_results.reliability');
      await shop.db.query(
        `update hearing_results set review_mark = null, flag_mark = null, reliability_mark = null,
         reliability = case id when $3 then $4 else $5 end, is_flagged = id = $1,
         review_state = case id when $1 then 'open' when $2 then 'reviewed' else 'needs_more' end`,
        [flagged.id, clear.id, wanting.id, old('poor'), old('good')],
      );
      await shop.db.query(
        `update hearing_reviews set decision_mark = null,
         decision = case result_id when $1 then 'needs_more' else 'reviewed' end`,
        [wanting.id],
      );
      await shop.db.query(
        `update orders set hold_mark = null, hold_reason = case id when $1 then 'hearing_test_needed'
         when $2 then null else 'hearing_review' end,
         data = data || '{"holdReason": "hearing_review"}'`,
        [orders[3] ?? '', orders[1] ?? ''],
      );
      const check = async () => {
        expect(await shop.hearing.staffResults.find(flagged.id)).toMatchObject({ isFlagged: true });
        expect(await shop.hearing.staffResults.find(wanting.id)).toMatchObject({
          reviewState: 'needs_more',
          isFlagged: false,
        });
        expect(await shop.hearing.reviews.of(wanting.id)).toMatchObject([
          { decision: 'needs_more' },
        ]);
        expect(await shop.engine.orders.findOrder(orders[0] ?? '')).toMatchObject({
          holdReason: 'hearing_review',
        });
        expect(await shop.engine.orders.findOrder(orders[1] ?? '')).toMatchObject({
          status: 'hold',
          holdReason: null,
        });
      };
      await check();
      const sealer = testSealer;
      expect(await hideReadable({ db: shop.db, sealer })).toBe(4 + 3 + 2);
      expect(await hideReadable({ db: shop.db, sealer })).toBe(0);
      await check();
      expect((await wholeDatabase(shop.db)).match(readable)).toBeNull();
      expect(await shop.found({ reliability: 'poor' })).toEqual([wanting.id]);

      // A process of the previous version decides about rows that are hidden already.
      await shop.db.query(`update hearing_results set review_state = 'reviewed' where id = $1`, [
        wanting.id,
      ]);
      await shop.db.query(`update hearing_results set is_flagged = true where id = $1`, [clear.id]);
      await shop.db.query(`update orders set hold_reason = 'hearing_review' where id = $1`, [
        orders[3] ?? '',
      ]);
      expect(await hideReadable({ db: shop.db, sealer })).toBe(3);
      expect(await shop.found({ state: 'needs_more' })).toEqual([]);
      expect((await shop.found({ flags: 'yes' })).sort()).toEqual([flagged.id, clear.id].sort());
      expect(await shop.engine.orders.findOrder(orders[3] ?? '')).toMatchObject({
        holdReason: 'hearing_review',
      });
    });

    test('marks are made again with a new key, and read by it alone', async () => {
      const { flagged, wanting, orders } = await fourPeople();
      const [newKey, oldKey] = ['b2'.repeat(32), '0'.repeat(64)] as const;
      const during = createSealer([newKey, oldKey]);
      expect(await resealEverything({ db: shop.db, storage, sealer: during })).toMatchObject({
        marks: 3 * 3 + 2 + 4,
        lost: [],
      });
      expect(await resealEverything({ db: shop.db, storage, sealer: during })).toMatchObject({
        marks: 0,
      });
      const after = createSealer([newKey]);
      const standings = createStandings(after);
      const rows = await shop.db.query<StandingColumns & { id: string }>(
        `select id, ${standingColumns} from hearing_results`,
      );
      const read = new Map(rows.map(({ id, ...columns }) => [id, standings.read(id, columns)]));
      expect(read.get(flagged.id)).toEqual({ reviewState: 'open', isFlagged: true });
      expect(read.get(wanting.id)).toEqual({ reviewState: 'needs_more', isFlagged: false });
      const [held] = await shop.db.query<{ mark: Uint8Array }>(
        'select hold_mark as mark from orders where id = $1',
        [orders[3] ?? ''],
      );
      expect(
        createHoldMarks(after).marks.read(orders[3] ?? '', held?.mark ?? new Uint8Array()),
      ).toBe('hearing_test_needed');
    });
  },
);
