import { isAddressOpen, staffMoves, staffMovesOf } from '@/domain/orders/order-machine';
import { cents } from '@/domain/money';
import { testDatabases } from '@/testing/shops/database';
import {
  createTestEngine,
  createVisitor,
  prepareTestJobs,
  scarceOptions,
  taken,
} from '@/testing/shops/engine';
import type { AdminOrderQuery, AdminOrders } from '@/server/commerce/admin-orders';
import { signStartingFit } from '@/testing/shops/signed-sheet';
import { seedCommerce } from '../seed/seed-commerce';

const ada = { id: 'staff_ada', name: 'Ada' };
const bo = { id: 'staff_bo', name: 'Bo' };
const all: AdminOrderQuery = {
  page: 1,
  pageSize: 25,
  sort: '-placed',
  search: '',
  status: '',
  reason: '',
};
const calgary = {
  name: 'Wilma O’Brien',
  firstName: 'Wilma',
  lastName: 'O’Brien',
  address1: '12 Bow Trail',
  city: 'Calgary',
  state: 'AB',
  zip: 'T2P 1J9',
};

// The statements are the same on both databases. The server is faster, and only there do two decisions really run in
// parallel.
const servers = testDatabases().filter(({ kind }) => kind === 'postgres');

describe.each(servers)('orders for staff on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let engine: ReturnType<typeof createTestEngine>;
  let adminOrders: AdminOrders;
  let minute: number;
  beforeEach(() => {
    minute = 0;
    // Each reading of the clock is a minute later, so that the order of events is certain.
    engine = createTestEngine(shop.db, { now: () => new Date(Date.UTC(2026, 10, 1, 9, minute++)) });
    adminOrders = engine.adminOrders;
  });

  async function place(
    slug: string,
    { quantity = 1, name = 'Ada Byron', email = 'ada@example.ca' } = {},
  ) {
    const someone = createVisitor(engine);
    await someone.add(slug, { quantity, ...(slug === 'charge-go' && { options: scarceOptions }) });
    await someone.fillCheckout();
    await engine.carts.update(someone.request(), { account: { email }, shipping: { name } });
    return taken(await engine.orders.submit(someone.request()));
  }
  /** Hearing aids on hold whose fitting sheet is signed. */
  async function held() {
    const order = await place('charge-go');
    await signStartingFit(shop.db, order);
    return order;
  }
  const ready = () => place('standard-charger');

  async function seen(orderId: string) {
    const facts = await adminOrders.facts(orderId);
    if (!facts) throw new Error('The order is gone');
    return facts;
  }
  async function by(orderId: string, staff = ada) {
    return { orderId, staff, revision: (await seen(orderId)).revision };
  }
  const jobs = async (name: string) =>
    (await shop.db.query('select payload from test_jobs where name = $1', [name])).length;
  const kinds = async (orderId: string) => (await seen(orderId)).events.map(({ kind }) => kind);

  test('a list is sorted, paged, filtered and searched by the beginnings of words', async () => {
    const wilma = await place('standard-charger', {
      name: 'Wilma O’Brien',
      email: 'wilma@example.ca',
    });
    const aids = await place('charge-go', { name: 'Zoë Wilder', email: 'zoe.wilder@example.ca' });
    const three = await place('standard-charger', { quantity: 3 });
    const numbers = async (query: Partial<AdminOrderQuery>) =>
      (await adminOrders.page({ ...all, ...query })).results.map(({ number }) => number);

    expect(await numbers({})).toEqual([three, aids, wilma].map(({ number }) => number));
    expect(await numbers({ sort: 'placed' })).toEqual(
      [wilma, aids, three].map(({ number }) => number),
    );
    expect(await numbers({ sort: '-total' })).toEqual(
      [aids, three, wilma].map(({ number }) => number),
    );
    expect(await numbers({ page: 2, pageSize: 2 })).toEqual([wilma.number]);
    expect(await numbers({ page: 9 })).toEqual([]);
    expect((await adminOrders.page({ ...all, pageSize: 1 })).count).toBe(3);
    expect(await numbers({ status: 'hold' })).toEqual([aids.number]);
    expect(await numbers({ status: 'hold', reason: 'dispenser_review' })).toEqual([]);
    expect(await numbers({ reason: 'hearing_test_needed' })).toEqual([aids.number]);
    for (const [search, found] of [
      [wilma.number, [wilma]],
      ['wil', [aids, wilma]],
      ['WILMA o', [wilma]],
      ['o’brien', [wilma]],
      ['zoe.wilder@example.ca', [aids]],
      ['zoë', [aids]],
      ['wilma zoë', []],
      ["'", [three, aids, wilma]],
      ["o':* | 'x", []],
      ['\\', [three, aids, wilma]],
    ] as const) {
      expect([search, await numbers({ search })]).toEqual([
        search,
        found.map(({ number }) => number),
      ]);
    }
    expect(await adminOrders.counts()).toEqual({ hold: 1, delivery_pending: 2, needs_test: 1 });

    const pieces: string[] = [];
    for await (const lines of adminOrders.everything({ ...all, sort: 'total', pageSize: 1 })) {
      pieces.push(...lines.map(({ number }) => number));
    }
    expect(pieces).toEqual([wilma, three, aids].map(({ number }) => number));
    expect((await adminOrders.page({ ...all, search: aids.number })).results).toMatchObject([
      { name: 'Zoë Wilder', place: 'AB', profile: 'waiting', holdReason: 'hearing_test_needed' },
    ]);
  });

  test('each decision that the table allows is made, noted and told; every other one changes nothing', async () => {
    const orders = {
      hold: await held(),
      delivery_pending: await ready(),
      canceled: await ready(),
      complete: await ready(),
      left: await ready(),
    };
    await adminOrders.move(await by(orders.canceled.id), 'cancel');
    await adminOrders.move(await by(orders.complete.id), 'complete');
    const parcel = { carrier: 'Canada Post', trackingCode: 'CP1', trackingUrl: null };
    await engine.fulfilment.ship(orders.left.id, parcel);
    for (const { id } of Object.values(orders)) {
      const order = await engine.orders.findOrder(id);
      const parcels = await engine.fulfilment.shipmentsOf(id);
      if (!order) throw new Error('The order is gone');
      const allowed = staffMovesOf(order, parcels.length);
      for (const move of staffMoves.filter((one) => !allowed.includes(one))) {
        const before = await seen(id);
        expect(await adminOrders.move(await by(id), move)).toEqual({
          ok: false,
          code: 'move_refused',
        });
        expect(await seen(id)).toEqual(before);
      }
    }

    const aids = orders.hold.id;
    expect(await adminOrders.move(await by(aids), 'approve')).toMatchObject({
      ok: true,
      order: { status: 'delivery_pending', holdReason: null },
    });
    expect(await jobs('send-hearing-profile-approved')).toBe(1);
    expect(await adminOrders.move(await by(aids, bo), 'hold')).toMatchObject({
      order: { status: 'hold' },
    });
    expect(await adminOrders.move(await by(aids), 'cancel')).toMatchObject({
      order: { status: 'canceled', refundedTotal: orders.hold.totals.grandTotal },
    });
    expect((await seen(aids)).events).toMatchObject([
      { kind: 'approved', staffName: 'Ada' },
      { kind: 'held', staffName: 'Bo' },
      { kind: 'canceled', staffName: 'Ada' },
    ]);
    expect(await jobs('send-order-canceled')).toBe(2);
    expect(await jobs('send-order-delivered')).toBe(1);
  });

  test('what staff mark as complete has arrived: its parcels now, a pick-up at its place', async () => {
    const sent = await ready();
    const parcel = { carrier: 'Canada Post', trackingCode: 'CP1', trackingUrl: null };
    await engine.fulfilment.ship(sent.id, parcel);
    const someone = createVisitor(engine);
    await someone.add('standard-charger');
    await someone.fillPickUp();
    const pickedUp = taken(await engine.orders.submit(someone.request()));
    for (const { id } of [sent, pickedUp]) await adminOrders.move(await by(id), 'complete');
    expect(await engine.fulfilment.shipmentsOf(sent.id)).toMatchObject([
      { trackingCode: 'CP1', status: 'DELIVERED', deliveredAt: expect.any(String) as string },
    ]);
    expect(await engine.fulfilment.shipmentsOf(pickedUp.id)).toMatchObject([
      { carrier: 'Pick-up', status: 'DELIVERED', deliveredAt: expect.any(String) as string },
    ]);
    expect(await jobs('send-order-delivered')).toBe(2);
  });

  test('hearing aids whose fitting sheet nobody signed are not approved', async () => {
    const { id } = await place('charge-go');
    expect(await adminOrders.move(await by(id), 'approve')).toEqual({
      ok: false,
      code: 'move_refused',
    });
    expect(await kinds(id)).toEqual([]);
  });

  test('of two who decide at once one is refused, and so is who decides by what is not so any more', async () => {
    const { id } = await held();
    const [hers, his] = [await by(id), await by(id, bo)];
    const outcomes = await Promise.all([
      adminOrders.move(hers, 'approve'),
      adminOrders.move(his, 'cancel'),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, code: 'order_changed' }]);
    expect(await kinds(id)).toHaveLength(1);

    const stale = { orderId: id, staff: bo, revision: 0 };
    const refundRequest = { kind: 'amount', amount: cents(100) } as const;
    const tooMuch = { kind: 'amount', amount: cents(100_000_000) } as const;
    const changed = { ok: false, code: 'order_changed' };
    expect(await adminOrders.setSerialNumbers(stale, { serialNumbers: {} })).toEqual(changed);
    expect(await adminOrders.changeAddress(stale, calgary)).toEqual(changed);
    expect(await adminOrders.refund(stale, { refundRequest, key: 'late' })).toEqual(changed);
    expect(await adminOrders.refund(stale, { refundRequest: tooMuch, key: 'late' })).toEqual(
      changed,
    );
    expect(await kinds(id)).toHaveLength(1);
    expect(await adminOrders.move({ ...stale, orderId: 'nobody' }, 'hold')).toEqual({
      ok: false,
      code: 'order_not_found',
    });
  });

  test('an address is corrected while nothing has left; another rule makes the order wait again', async () => {
    const order = await held();
    await adminOrders.move(await by(order.id), 'approve');
    expect(await adminOrders.changeAddress(await by(order.id), calgary)).toMatchObject({
      order: {
        status: 'delivery_pending',
        shipping: { ...calgary, country: 'CA', service: 'priority_shipping' },
      },
    });
    const toronto = { ...calgary, city: 'Toronto', state: 'ON' };
    expect(await adminOrders.changeAddress(await by(order.id), toronto)).toMatchObject({
      order: { status: 'hold', holdReason: 'prescription_needed' },
    });
    const quebec = { ...calgary, city: 'Québec', state: 'QC' };
    expect(await adminOrders.changeAddress(await by(order.id), quebec)).toMatchObject({
      order: { status: 'hold', holdReason: 'hearing_test_needed' },
    });

    const charger = await ready();
    expect(await adminOrders.changeAddress(await by(charger.id), toronto)).toMatchObject({
      order: { status: 'delivery_pending', holdReason: null },
    });
    const parcel = { carrier: 'Canada Post', trackingCode: 'CP2', trackingUrl: null };
    await engine.fulfilment.ship(charger.id, parcel);
    expect(isAddressOpen({ status: 'delivery_pending' }, 1)).toBe(false);
    expect(await adminOrders.changeAddress(await by(charger.id), calgary)).toEqual({
      ok: false,
      code: 'move_refused',
    });
  });

  test('serial numbers belong to lines of the order', async () => {
    const order = await held();
    const [line] = order.lines;
    const numbers = { [line?.id ?? '']: ['SN-1', 'SN-2'] };
    expect(
      await adminOrders.setSerialNumbers(await by(order.id), {
        serialNumbers: { other: ['SN-1'] },
      }),
    ).toEqual({
      ok: false,
      code: 'move_refused',
    });
    await adminOrders.setSerialNumbers(await by(order.id), { serialNumbers: numbers });
    expect((await seen(order.id)).serialNumbers).toEqual(numbers);
    expect(await kinds(order.id)).toEqual(['serials_changed']);
  });

  test('money goes back once a key, and a note says who gave it', async () => {
    const order = await ready();
    const refundRequest = { kind: 'amount', amount: cents(1_000) } as const;
    const first = await by(order.id);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => adminOrders.refund(first, { refundRequest, key: 'k' })),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await shop.db.query('select amount from refunds')).toEqual([{ amount: 1_000 }]);
    expect((await seen(order.id)).events).toMatchObject([
      { kind: 'refunded', staffName: 'Ada', details: { amount: 1_000 } },
    ]);
    expect(await jobs('send-order-refunded')).toBe(1);
    expect(
      await adminOrders.refund(await by(order.id), {
        refundRequest: { kind: 'rest', isRestocked: false },
        key: 'r',
      }),
    ).toMatchObject({
      ok: true,
      order: { refundedTotal: order.totals.grandTotal },
    });
    expect(await adminOrders.refund(await by(order.id), { refundRequest, key: 'more' })).toEqual({
      ok: false,
      code: 'nothing_left',
    });
  });

  test('a note lies sealed, counts as no change and reads as it was written', async () => {
    const { id } = await ready();
    const change = await by(id);
    await adminOrders.note(id, ada, { kind: 'note', text: 'Her left ear is the better one' });
    expect((await seen(id)).events).toMatchObject([
      { kind: 'note', staffName: 'Ada', text: 'Her left ear is the better one' },
    ]);
    const [row] = await shop.db.query<{ text: string }>(
      'select sealed_text as text from order_events',
    );
    expect(row?.text).not.toContain('ear');
    expect(await adminOrders.move(change, 'hold')).toMatchObject({ ok: true });
  });

  test('its customer gets what we wrote and changed with their data, and the notes go with their account', async () => {
    const order = await held();
    await adminOrders.setSerialNumbers(await by(order.id), {
      serialNumbers: { [order.lines[0]?.id ?? '']: ['SN-1'] },
    });
    await adminOrders.changeAddress(await by(order.id), calgary);
    await adminOrders.note(order.id, ada, { kind: 'note', text: 'Speak slowly' });
    await shop.db.query('update orders set is_attached = true');
    const subject = { accountId: order.account.id, email: 'ada@example.ca', isEmailProven: true };
    const orders = engine.customerRecords.records.find(({ name }) => name === 'orders');
    expect(await orders?.export(shop.db, subject)).toMatchObject([
      {
        items: [{ serialNumbers: ['SN-1'] }],
        shipping: { address1: '12 Bow Trail' },
        orderedTo: { name: 'Ada Byron' },
        notes: [{ text: 'Speak slowly' }],
      },
    ]);
    await shop.db.transaction(async (tx) => orders?.erase(tx, subject, new Date()));
    expect(await orders?.export(shop.db, subject)).toMatchObject([{ notes: [] }]);
    expect((await seen(order.id)).events.map(({ text }) => text)).toEqual([null, null, null]);
  });
});
