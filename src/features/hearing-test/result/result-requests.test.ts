import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { askHasResult } from './result-requests';

const api = new FakeAccountApi();
const path = '/api/has-hearing-result';
const email = 'margaret@example.ca';

beforeEach(() => {
  globalThis.fetch = api.fetch;
  document.cookie = 'swell-session=; max-age=0';
});

it('asks for a visitor without a session, too', async () => {
  api.answers[path] = { result: true };
  expect(await askHasResult(email)).toBe(true);
  expect(api.last(path)).toEqual([{ email }]);
});

it.each([new Error('down'), { result: 'yes' }, null])('takes %p for a no', async (answer) => {
  api.answers[path] = answer;
  expect(await askHasResult(email)).toBe(false);
});
