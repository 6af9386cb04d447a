import { createCodeGate } from './code-gate';

const start = Date.parse('2026-11-23T10:00:00Z');
let time = start;
const gateWith = (gateCode: string | null, secret = 'secret') =>
  createCodeGate({ gateCode }, secret, () => new Date(time));
const gate = (code = '31415926', secret?: string) => {
  const made = gateWith(code, secret);
  if (!made) throw new Error('There is no gate');
  return made;
};
const passOf = (made = gate()) => made.passCookie(false).split(';')[0] ?? '';

beforeEach(() => {
  time = start;
});

it('is not there without a code', () => expect(gateWith(null)).toBeNull());

it.each(['/', '/shop?tech=basic', '/iframes/questionnaire', '/sitemap.xml', '/admin/orders'])(
  'leads from the page %s to the gate and names the way back',
  (url) => {
    const location = `/code-gate?${new URLSearchParams({ to: url })}`;
    expect(gate().refusalOf(url, undefined)).toEqual({ kind: 'page', location });
    expect(gate().refusalOf(url, passOf())).toBeNull();
  },
);

it.each([
  ...['/api/products', '/api/cart', '/api/admin-orders', '/api/account/orders/x.png', '/api'],
  ...['/_next/data/build/en-US/shop.json', '/_next/image?url=%2Fpictures%2Fa.webp'],
  ...['/api/health', '/api/internal/', '/api/code-gate/x', '/api/webhooks'],
])('refuses the call %s', (url) => {
  expect(gate().refusalOf(url, undefined)).toEqual({ kind: 'call' });
  expect(gate().refusalOf(url, `a=b; ${passOf()}`)).toBeNull();
});

it.each([
  ...['/code-gate', '/code-gate?to=%2Fshop', '/api/code-gate', '/_next/static/chunks/a.js'],
  ...['/api/health/live', '/api/webhooks/gateway', '/api/internal/change-staff', '/api/monitoring'],
  ...['/api/external-hearing-test', '/api/unsubscribe-email-with-code?code=a', '/icon-512.png'],
])('keeps %s open', (url) => expect(gate().refusalOf(url, undefined)).toBeNull());

it('takes no pass that is forged, over, or of another code or secret', () => {
  const pass = passOf();
  const forged = pass.slice(0, -1) + (pass.endsWith('A') ? 'B' : 'A');
  const later = pass.replace(/\d+\./, '99999999999.');
  for (const cookies of [forged, later, 'boreal-gate=', 'boreal-gate=true', `x${pass}`]) {
    expect(gate().refusalOf('/shop', cookies)).not.toBeNull();
  }
  expect(gate('27182818').refusalOf('/shop', pass)).not.toBeNull();
  expect(gate('31415926', 'other').refusalOf('/shop', pass)).not.toBeNull();
  time = start + 365 * 86_400_000;
  expect(gate().refusalOf('/shop', pass)).not.toBeNull();
});

it('hides the pass from scripts, and from lines that others can read', () => {
  expect(gate().passCookie(false)).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(gate().passCookie(true)).toMatch(/; Secure$/);
});
