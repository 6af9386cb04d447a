import { cents } from '@/domain/money';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { updateAccount } from '../accounts/account';
import { adminToday } from './admin-audit';
import { adminLogin, adminLogout } from './admin-login';
import { adminOrder } from './admin-order';
import { orderReturn } from '../orders/order-return';

const sharedPassword = 'word of the clinic';
const shop = testShop({ settings: { ADMIN_PASSWORD: sharedPassword } });
const { customer, order, call } = shopPeople(shop);

beforeEach(() => shop.services.db.query('delete from rate_limits'));

const logIn = (password: string, name?: string) =>
  call(adminLogin, null, {
    method: 'POST',
    body: { password, ...(name !== undefined && { name }) },
  });

async function adminToken(): Promise<string> {
  return (await logIn(sharedPassword)).body.token ?? '';
}

const viewed = () =>
  shop.services.db.query('select staff_name, action, subject, record_id from audit_log');

describe('the login of our staff', () => {
  it('gives a token for the password, and ends it when asked to', async () => {
    const { status, body } = await logIn(sharedPassword);
    expect({ status, body }).toEqual({
      status: 200,
      body: { token: expect.stringMatching(/^[\w-]{56}$/) as string },
    });
    expect((await call(adminLogout, body.token ?? '', { method: 'POST' })).body).toEqual({
      success: true,
    });
    expect((await call(adminLogout, body.token ?? '', { method: 'POST' })).status).toBe(401);
  });

  it('knows people by name, and from the first of them on the shared password opens nothing', async () => {
    const token = await adminToken();
    const added = await shop.services.staff.add('ada', 'owner');
    expect((await logIn(added.ok ? added.password : '', 'Ada')).status).toBe(200);
    expect((await logIn(sharedPassword, 'ada')).status).toBe(401);
    expect((await logIn(sharedPassword)).status).toBe(401);
    expect((await call(adminToday, token)).status).toBe(401);
    await shop.services.staff.remove('ada');
    expect((await call(adminToday, token)).status).toBe(200);
  });

  it.each([
    [401, { password: 'wrong' }],
    [401, { password: 'wrong', name: 'nobody' }],
    [400, {}],
    [400, { password: '' }],
    [400, { password: ['x'] }],
    [400, { password: 'x'.repeat(501) }],
  ])('answers %d to %j', async (status, body) => {
    const answer = await call(adminLogin, null, { method: 'POST', body });
    expect(answer.status).toBe(status);
    expect(answer.body).not.toHaveProperty('token');
  });

  it('is a POST', async () => {
    const answer = await call(adminLogin, null);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is locked after twenty wrong words, for the right one too, and after a restart', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => logIn('wrong')));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401));
    const locked = await logIn(sharedPassword);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    await shop.restart();
    expect((await logIn(sharedPassword)).status).toBe(429);
    await shop.services.db.query('update rate_limits set expire = 1');
    expect((await logIn(sharedPassword)).status).toBe(200);
  });
});

describe('an order as our staff sees it', () => {
  it('tells who bought and that they asked not to be called, and notes who looked', async () => {
    const ada = await customer('ada@example.ca');
    const phone = '+1 403 555 0100';
    await call(updateAccount, ada.session(), {
      method: 'POST',
      body: { phone, do_not_phone: true },
    });
    const { id, number } = await order(ada, 'ada@example.ca');

    const answer = await call(adminOrder, await adminToken(), { query: `order_id=${id}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      order: { id, number, totals: { grandTotal: 14_900 } },
      customer: { email: 'ada@example.ca', phone, doNotPhone: true },
      payments: [
        { method: 'card', amount: 14_900, card: { brand: 'Visa', last4: '4242' }, refunds: [] },
      ],
      shipments: [],
      returns: [],
    });
    expect(await viewed()).toContainEqual({
      staff_name: 'clinic',
      action: 'view',
      subject: 'order',
      record_id: id,
    });
  });

  it('holds what was paid back, what was sent and what comes back', async () => {
    const bea = await customer('bea@example.ca');
    const { id } = await order(bea, 'bea@example.ca');
    const { fulfilment } = shop.services.commerce;
    const parcel = { carrier: 'Canada Post', trackingCode: 'CP1', trackingUrl: null };
    await fulfilment?.ship(id, parcel);
    const at = new Date().toISOString();
    await fulfilment?.track(parcel, { status: 'DELIVERED', at, place: 'Calgary' });
    const body = { order_id: id, reason: 'They whistle' };
    await call(orderReturn, bea.session(), { method: 'POST', body });

    const { services } = shop;
    await services.db.transaction((tx) =>
      services.payments.refund(tx, {
        orderId: id,
        amount: cents(1000),
        idempotencyKey: `test-${id}`,
      }),
    );
    const answer = await call(adminOrder, await adminToken(), { query: `order_id=${id}` });
    expect(answer.body).toMatchObject({
      payments: [
        { refunds: [{ amount: 1000, at: expect.stringMatching(/^\d{4}.*Z$/) as string }] },
      ],
      shipments: [{ trackingCode: 'CP1', status: 'DELIVERED' }],
      returns: [{ status: 'requested', reason: 'They whistle' }],
    });
  });

  it('is for our staff only, and nothing is noted of what was not seen', async () => {
    const cleo = await customer('cleo@example.ca');
    const { id } = await order(cleo, 'cleo@example.ca');
    const before = await viewed();
    for (const token of [null, cleo.session(), 'x'.repeat(56)]) {
      expect((await call(adminOrder, token, { query: `order_id=${id}` })).status).toBe(401);
    }
    const token = await adminToken();
    expect((await call(adminOrder, token, { query: 'order_id=unknown' })).status).toBe(404);
    expect((await call(adminOrder, token)).status).toBe(400);
    expect((await call(adminOrder, null, { method: 'POST' })).status).toBe(405);
    expect(await viewed()).toEqual(before);
  });
});
