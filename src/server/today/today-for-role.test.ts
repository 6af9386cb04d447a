import { todayFor } from './today-for-role';

const none = { count: 0, since: null };
const today = {
  heldOrders: [
    { reason: 'hearing_review', count: 2, since: '2026-11-20T10:00:00.000Z' },
    { reason: 'hearing_test_needed', count: 1, since: '2026-11-19T10:00:00.000Z' },
    { reason: null, count: 1, since: '2026-11-21T10:00:00.000Z' },
  ],
  ordersToShip: none,
  tests: { ...none, flagged: 0 },
  messages: none,
  returns: none,
  callRequests: none,
  calls: none,
  trials: none,
  devices: none,
  failedJobs: none,
} as const;

test('each role hears of its own rooms alone', () => {
  expect(todayFor('owner', today)).toEqual(today);
  expect(Object.keys(todayFor('clinician', today)).sort()).toEqual(
    ['callRequests', 'calls', 'devices', 'heldOrders', 'messages', 'tests', 'trials'].sort(),
  );
  expect(Object.keys(todayFor('shop', today)).sort()).toEqual(
    ['heldOrders', 'ordersToShip', 'returns'].sort(),
  );
  expect(todayFor('editor', today)).toEqual({});
});

test('the shop hears how many wait for the clinic, and not what for', () => {
  expect(todayFor('shop', today).heldOrders).toEqual([
    { reason: 'clinic', count: 3, since: '2026-11-19T10:00:00.000Z' },
    { reason: null, count: 1, since: '2026-11-21T10:00:00.000Z' },
  ]);
});
