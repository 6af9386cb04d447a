import { mayStaff, rolesThatMay, staffPermissions, type StaffRole } from './staff-roles';

const allowed = (role: StaffRole) =>
  staffPermissions.filter((permission) => mayStaff(role, permission));

test('the owner may do everything, and who works here and the log are theirs alone', () => {
  expect(allowed('owner')).toEqual(staffPermissions);
  for (const permission of ['staff', 'audit', 'jobs', 'mails', 'status'] as const) {
    expect(rolesThatMay(permission)).toEqual(['owner']);
  }
});

test('health is for the clinic, money is for the shop, and neither has the other', () => {
  expect(rolesThatMay('health')).toEqual(['owner', 'clinician']);
  expect(rolesThatMay('messages')).toEqual(['owner', 'clinician']);
  for (const permission of ['orders.change', 'returns', 'gift-cards', 'coupons'] as const) {
    expect(rolesThatMay(permission)).toEqual(['owner', 'shop']);
  }
  expect(rolesThatMay('orders.read')).toEqual(['owner', 'clinician', 'shop']);
});

test('an editor sees nobody’s record and changes nothing', () => {
  expect(allowed('editor')).toEqual(['today', 'catalogue.read']);
});
