import { testShop } from '@/testing/shops/shop';
import { internalHeaders } from '../endpoints/internal-calls';
import { changeStaff, changeStaffPattern } from '../admin/change-staff';

const shop = testShop({ settings: { ADMIN_PASSWORD: 'word of the clinic' } });

async function command(words: object, headers = signed()) {
  const origin = await shop.serve(changeStaff);
  const answer = await fetch(origin, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(words),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

const signed = () => internalHeaders(shop.services.internalSecret, changeStaffPattern);

const noted = () =>
  shop.services.db.query(
    'select staff_name as by, subject, record_id as id from audit_log order by at, id',
  );

test('the command hires, changes and lets go, and the audit log has each change', async () => {
  const refused = async (words: object) => (await command(words)).body.error;
  expect(await refused({ action: 'add', name: 'ada' })).toMatchObject({ param: 'role' });
  expect(await refused({ action: 'add', name: 'ada', role: 'shop' })).toMatchObject({
    message: expect.stringContaining('is an owner'),
  });
  expect(await noted()).toEqual([]);

  const added = await command({ action: 'add', name: 'ada', role: 'owner' });
  expect(added).toMatchObject({ status: 200, body: { name: 'ada', role: 'owner' } });
  const { id, password } = added.body;
  expect(await refused({ action: 'role', name: 'ada', role: 'editor' })).toMatchObject({
    code: 'validation_error',
    message: expect.stringContaining('has to be an owner'),
  });
  const reset = await command({ action: 'reset', name: 'ada' });
  expect(reset.body.password).not.toBe(password);
  await command({ action: 'remove', name: 'ada' });
  expect(await refused({ action: 'remove', name: 'ada' })).toMatchObject({
    code: 'not_found_error',
  });
  const change = { by: 'npm run staff', subject: 'staff', id };
  expect(await noted()).toEqual([change, change, change]);
});

test('the shared password is opened and closed by the command, which is noted', async () => {
  const { staff, db } = shop.services;
  await db.query('delete from audit_log');
  await command({ action: 'add', name: 'bo', role: 'owner' });
  const byShared = () => staff.logIn({ name: null, password: 'word of the clinic' });
  expect(await byShared()).toBeNull();
  expect((await command({ action: 'recovery', name: 'on' })).body).toEqual({
    openUntil: expect.stringMatching(/Z$/),
  });
  expect(await byShared()).not.toBeNull();
  await command({ action: 'recovery', name: 'off' });
  expect(await byShared()).toBeNull();
  expect((await command({ action: 'recovery', name: 'maybe' })).status).toBe(400);
  expect(await noted()).toMatchObject([
    { subject: 'staff' },
    { subject: 'staff_recovery', id: 'on' },
    { subject: 'staff_recovery', id: 'off' },
  ]);
});

test('nobody else finds anything there', async () => {
  const answer = await command({ action: 'recovery', name: 'on' }, {});
  expect(answer.status).toBe(404);
});
