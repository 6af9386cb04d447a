import { randomUUID } from 'node:crypto';
import { calgaryOrder } from '@/testing/order';
import { signStartingFit } from '@/testing/shops/signed-sheet';
import { testShop } from '@/testing/shops/shop';
import { wholeLogin } from '@/testing/shops/staff-people';
import { visitOf } from '@/server/visits/ownership';
import type { Route } from '../endpoints/route';
import { adminMoveOrder } from '../admin/admin-order-changes';
import { adminOrder } from '../admin/admin-order';
import { recordParcel, recordParcelPattern } from '../admin/record-after-sale';
import { shippingLabel } from '../admin/shipping-label';
import { internalHeaders } from '../endpoints/internal-calls';
import { adminDeviceAdjustment } from './admin-devices';
import { adminOrderSerials } from './admin-order-serials';

const shop = testShop();
const [line] = calgaryOrder.lines;
if (!line) throw new Error('The order has no line');
const lineId = line.id;

let token: string;
let clinician: string;
beforeAll(async () => {
  ({ token } = await wholeLogin(shop.services.staff, 'olive', 'owner'));
  ({ token: clinician } = await wholeLogin(shop.services.staff, 'clio', 'clinician'));
});

async function ask(handler: Route, body: object, bearer = token) {
  const answer = await fetch(await shop.serve(handler), {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Asks as the command `npm run parcel` does. */
async function command(body: object) {
  const headers = internalHeaders(shop.services.internalSecret, recordParcelPattern);
  const answer = await fetch((await shop.serve(recordParcel)) + recordParcelPattern, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A released order of a pair. */
async function releasedOrder() {
  const id = `order_${randomUUID()}`;
  const order = { ...calgaryOrder, id, status: 'delivery_pending' } as const;
  await shop.services.db.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
     values ($1, nextval('order_numbers'), $1, $1, 'account_1', 'delivery_pending', true, $2)`,
    [id, order],
  );
  return order;
}

async function revisionOf(orderId: string): Promise<number> {
  const origin = await shop.serve(adminOrder);
  const answer = await fetch(`${origin}?order_id=${orderId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { adminFacts } = (await answer.json()) as { adminFacts: { revision: number } };
  return adminFacts.revision;
}

const number = (ear: 'left' | 'right', serial: string) => ({
  ...{ line_id: lineId, ear, serial_number: serial },
});

test('no label and no hand-over before each aid has its number', async () => {
  const { id } = await releasedOrder();
  const which = async () => ({ order_id: id, revision: await revisionOf(id) });
  const missing = { status: 400, text: expect.stringContaining('serials_missing') };
  expect(await ask(shippingLabel, await which())).toMatchObject(missing);
  const save = async (aids: object[]) => ask(adminOrderSerials, { ...(await which()), aids });
  expect((await save([number('left', 'BH-31 0001 L')])).status).toBe(200);
  const complete = async () => ask(adminMoveOrder, { ...(await which()), move: 'complete' });
  expect(await complete()).toMatchObject(missing);
  const both = [number('left', 'BH-31 0001 L'), number('right', 'BH-31 0002 R')];
  expect((await save(both)).status).toBe(200);
  expect((await complete()).status).toBe(200);
});

test('the command sends no parcel either, and nothing is picked up, before each aid has its number', async () => {
  const { id } = await releasedOrder();
  const order = await shop.services.commerce.orders.findOrder(id);
  const order_number = order?.number;
  const missing = { status: 400, text: expect.stringContaining('serials_missing') };
  const parcel = { order_number, carrier: 'Canada Post', tracking_code: 'CP31' };
  expect(await command(parcel)).toMatchObject(missing);
  expect(await command({ order_number, is_picked_up: true })).toMatchObject(missing);
  const aids = [number('left', 'BH-31 0003 L'), number('right', 'BH-31 0004 R')];
  await ask(adminOrderSerials, { order_id: id, revision: await revisionOf(id), aids });
  expect((await command(parcel)).status).toBe(200);
  expect((await command({ ...parcel, status: 'DELIVERED', place: 'Calgary' })).status).toBe(200);
});

test('an accepted change makes a version of the sheet, which waits for a signature; both are noted', async () => {
  const order = await releasedOrder();
  const { db, fittings, hearingAids } = shop.services;
  await signStartingFit(db, order, fittings);
  const owner = { accountId: 'account_1', visit: visitOf('a-visit') };
  const asked = await hearingAids.adjustments.ask(
    { orderId: order.id, notice: 'restaurant_loud', place: 'restaurant', ear: 'left', words: '' },
    { owner, email: 'ada@example.ca', text: 'Too loud in restaurants', locale: 'en-US' },
  );
  if (!asked.ok) throw new Error(asked.code);
  const { id, createdAt } = asked.request;
  const step = { from_hz: 250, to_hz: 2000, input: 'loud', gain_db: -3 };
  const answer = { id, changes: [step], note: 'Softer now' };
  expect((await ask(adminDeviceAdjustment, answer, clinician)).status).toBe(200);

  const [first, second] = await fittings.of(order.id);
  expect(second).toMatchObject({ version: 2, signature: null });
  const at = (sheet: typeof first, side: 'L' | 'R') =>
    sheet?.sheet.ears[side]?.targets.find(({ hz }) => hz === 2000)?.target;
  expect(at(second, 'L')).toEqual({
    ...at(first, 'L'),
    loud: Math.max(0, (at(first, 'L')?.loud ?? 0) - 3),
  });
  expect(at(second, 'R')).toEqual(at(first, 'R'));
  const noted = await db.query<{ subject: string }>(
    `select subject from audit_log where action = 'change' and record_id = any($1) order by subject`,
    [[id, second?.id ?? '']],
  );
  expect(noted.map(({ subject }) => subject)).toEqual(['device_adjustment', 'fitting_sheet']);
  expect(await hearingAids.adjustments.firstAdjustments()).toContainEqual({
    ...{ orderId: order.id, at: createdAt },
  });
});
