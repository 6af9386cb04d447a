import { endSession } from '@/client/session/end-session';
import { readChat } from './chat-requests';

jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));

it('leads to the login on a 401, as everywhere', async () => {
  document.cookie = 'swell-session=ended; path=/';
  const error = { code: 'UNAUTHORIZED', message: 'Please log in' };
  globalThis.fetch = async () =>
    ({ ok: false, status: 401, json: async () => ({ error }) }) as Response;
  await readChat();
  expect(endSession).toHaveBeenCalledTimes(1);
});
