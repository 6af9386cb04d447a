import { endSession } from '../session/end-session';
import { productRequest } from './product-requests';

jest.mock('../session/end-session', () => ({ endSession: jest.fn() }));

function answering(status: number, body: unknown) {
  const calls: Parameters<typeof globalThis.fetch>[] = [];
  globalThis.fetch = async (...call) => {
    calls.push(call);
    return { ok: status < 300, status, json: async () => body } as Response;
  };
  return calls;
}

it('sends the session as a Bearer token and the body as JSON', async () => {
  document.cookie = 'swell-session=abc_1; path=/';
  document.documentElement.lang = 'fr-CA';
  const calls = answering(200, { exists: true });
  const answer = await productRequest('/api/thing', { email: 'margaret@example.ca' });
  expect(answer).toEqual({ ok: true, value: { exists: true } });
  const [path, init] = calls[0] ?? [];
  expect(path).toBe('/api/thing');
  expect(init).toMatchObject({
    method: 'POST',
    headers: {
      Authorization: 'Bearer abc_1',
      'Content-Type': 'application/json',
      'X-Locale': 'fr-CA',
    },
    body: '{"email":"margaret@example.ca"}',
  });
});

it('reads a refusal, and keeps the session for all but a 401', async () => {
  answering(429, { error: { code: 'too_many_requests', message: 'Slower', param: 'email' } });
  expect(await productRequest('/api/thing')).toEqual({
    ok: false,
    code: 'too_many_requests',
    message: 'Slower',
    param: 'email',
  });
  expect(endSession).not.toHaveBeenCalled();
  answering(401, { error: { code: 'UNAUTHORIZED', message: 'Please log in' } });
  await productRequest('/api/thing');
  expect(endSession).toHaveBeenCalledTimes(1);
});

it('ends the session on any 401, whatever its body says', async () => {
  jest.mocked(endSession).mockClear();
  globalThis.fetch = async () =>
    ({ ok: false, status: 401, json: () => Promise.reject(new SyntaxError('html')) }) as Response;
  expect(await productRequest('/api/thing')).toMatchObject({ ok: false, code: 'UNAUTHORIZED' });
  expect(endSession).toHaveBeenCalledTimes(1);
});

it.each([
  ['a broken network', () => Promise.reject(new TypeError('network'))],
  [
    'an answer that is no JSON',
    async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('html')) }),
  ],
])('takes %s for no connection', async (_what, fetch) => {
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  expect(await productRequest('/api/thing')).toMatchObject({ ok: false, code: 'connection_error' });
});
