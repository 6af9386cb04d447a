import { createKnownDevices } from './known-devices';

const request = (cookie?: string) => ({ remoteAddress: '192.0.2.1', headers: { cookie } });
const devices = createKnownDevices('a secret', () => false);

/** The cookie that a browser sends back after it was told to keep it. */
const keptOf = ({ 'Set-Cookie': told }: { 'Set-Cookie': string }) => told.split(';')[0] ?? '';

const ada = { email: 'Ada@Example.ca' };
const bea = { email: 'bea@example.ca' };

test('a device is known to the account it logged in to, and to no other', () => {
  const cookie = keptOf(devices.remember(request(), ada));
  expect(devices.find(request(`a=1; ${cookie}; b=2`), { email: ' ada@example.ca' })).toMatch(
    /^device /,
  );
  expect(devices.find(request(cookie), bea)).toBeNull();
  expect(devices.find(request(cookie), { staff: 'ada@example.ca' })).toBeNull();
  expect(devices.find(request(), ada)).toBeNull();
});

test('people who share a device are counted by the one device, the last five of them', () => {
  let cookie = keptOf(devices.remember(request(), { staff: null }));
  const first = devices.find(request(cookie), { staff: null });
  for (const name of ['a', 'b', 'c', 'd']) {
    cookie = keptOf(devices.remember(request(cookie), { email: `${name}@example.ca` }));
  }
  expect(devices.find(request(cookie), { staff: null })).toBe(first);
  cookie = keptOf(devices.remember(request(cookie), ada));
  expect(devices.find(request(cookie), { staff: null })).toBeNull();
  expect(devices.find(request(cookie), ada)).toBe(first);
});

test('nobody makes such a cookie up, and none of another installation is believed', () => {
  const cookie = keptOf(devices.remember(request(), ada));
  const changed = cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
  expect(devices.find(request(changed), ada)).toBeNull();
  expect(devices.find(request(`${cookie}x`), ada)).toBeNull();
  expect(createKnownDevices('another', () => false).find(request(cookie), ada)).toBeNull();
});

test('the cookie is read by no script and goes to the API alone', () => {
  const told = devices.remember(request(), ada)['Set-Cookie'];
  expect(told).toMatch(/; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  expect(told).not.toMatch(/ada|example/i);
  const secure = createKnownDevices('a secret', () => true).remember(request(), ada);
  expect(secure['Set-Cookie']).toMatch(/; Secure$/);
});
