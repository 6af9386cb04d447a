import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { wholeLogin } from '@/testing/shops/staff-people';
import { adminStatus } from './admin-status';

const secret = 'word-of-the-mail-server';
// The first port has no listener.
const shop = testShop({ settings: { SMTP_URL: `smtp://shop:${secret}@127.0.0.1:1` } });
const { call } = shopPeople(shop);

test('our staff sees who does what, how it fared and what waits, and neither address nor key', async () => {
  const { db, jobs, mail, staff, config } = shop.services;
  const message = { key: 'k', to: 'ada@example.ca', subject: 's', html: 'h', text: 't' };
  await expect(mail.send(message)).rejects.toThrow();
  await db.transaction((tx) => jobs.enqueue(tx, 'send-order-confirmation', { orderId: 'order_1' }));
  const { token } = await wholeLogin(staff, 'grace', 'owner');

  expect((await call(adminStatus, null)).status).toBe(401);
  const { status, body } = await call(adminStatus, token);
  expect(status).toBe(200);
  const health = {
    state: 'asked',
    lastSuccessAt: null,
    lastFailure: { at: expect.stringMatching(/Z$/), kind: 'unreachable' },
  };
  expect(body.services).toEqual(
    expect.arrayContaining([
      { port: 'database', adapter: 'pglite', name: null, health: null },
      { port: 'payments', adapter: 'sandbox', name: null, health: null },
      { port: 'mail', adapter: 'smtp', name: null, health },
    ]),
  );
  expect(body.queue).toMatchObject([{ state: 'created', count: 1 }]);
  const told = JSON.stringify(body);
  for (const hidden of [secret, '127.0.0.1', 'order_1', config.dataDir]) {
    expect(told).not.toContain(hidden);
  }
});
