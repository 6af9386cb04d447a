import { FakeStoreApi, settle } from '@/testing/fakes/fake-store-api';
import { createCartQueue, type StoreLine, storeRequest } from './store-requests';

function openLine(): StoreLine & { api: FakeStoreApi; endSession: jest.Mock; abandon: jest.Mock } {
  const api = new FakeStoreApi();
  return {
    api,
    connect: async () => api.client,
    abandon: jest.fn(),
    endSession: jest.fn(),
    deadlineMs: 20_000,
  };
}

describe('the cart queue', () => {
  it('runs one request at a time, in order, also past a failing one', async () => {
    const line = openLine();
    const queue = createCartQueue(jest.fn(), line);
    const first = queue((swell) => swell.cart.removeItem('a'));
    const second = queue((swell) => swell.cart.get());
    await settle();
    expect(line.api.asked).toEqual(['remove a']);

    await line.api.next().refuse(Object.assign(new Error('gone'), { code: 'not_found_error' }));
    expect(await first).toMatchObject({ ok: false, code: 'not_found_error', message: 'gone' });
    expect(line.api.asked).toEqual(['remove a', 'get']);
    await line.api.next().answerWith(null);
    expect(await second).toEqual({ ok: true, value: null });
  });
});

describe('an answer', () => {
  const ask = (line: StoreLine) => storeRequest((swell) => swell.cart.get(), line);

  it('with field errors is a refusal, whatever its status', async () => {
    const line = openLine();
    const answer = ask(line);
    await settle();
    await line.api
      .next()
      .answerWith({ errors: { 'items.options': { code: 'REQUIRED', message: 'Choose one' } } });
    expect(await answer).toEqual({
      ok: false,
      code: 'REQUIRED',
      param: 'items.options',
      message: 'Choose one',
    });
  });

  it('that never came through is a connection error', async () => {
    const line = openLine();
    const answer = ask(line);
    await settle();
    await line.api.next().refuse(new TypeError('Failed to fetch'));
    expect(await answer).toMatchObject({ ok: false, code: 'connection_error' });
  });

  it('of 401 ends the session', async () => {
    const line = openLine();
    const answer = ask(line);
    await settle();
    await line.api.next().refuse(Object.assign(new Error('Log in'), { code: 'UNAUTHORIZED' }));
    await answer;
    expect(line.endSession).toHaveBeenCalledTimes(1);
  });

  it('of 401 ends the session without a code of ours, too', async () => {
    const line = openLine();
    const answer = ask(line);
    await settle();
    await line.api.next().refuse(Object.assign(new Error('Unauthorized'), { status: 401 }));
    expect(await answer).toMatchObject({ ok: false, code: 'UNAUTHORIZED' });
    expect(line.endSession).toHaveBeenCalledTimes(1);
  });

  it('is a connection error when the client cannot be loaded', async () => {
    const line = { ...openLine(), connect: () => Promise.reject(new Error('chunk')) };
    expect(await ask(line)).toMatchObject({ ok: false, code: 'connection_error' });
  });
});
