import { waitFor } from '@testing-library/react';
import { showToast } from '@/components/ui/toasts/toast';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { wireChargerAfterSale, wireChargerOrder } from '@/testing/fakes/wire-order';
import { cancelOrder, readReturnDraft, requestReturn } from './order-actions';
import { ordersIn, ordersStore } from './orders-store';

jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));

const mockApi = { current: new FakeAccountApi() };

jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const caresPath = '/api/swell/get-orders-list';
const { load: loadOrders, store } = ordersStore;

const shown = () => {
  const { ownerId, view } = store.getState();
  return { status: view.status, ownerId, orders: ordersIn(view) };
};

/** An answer that the test resolves itself. */
function later() {
  let answer: (value: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

const listOf = (...results: object[]) => ({ count: results.length, results });

beforeEach(() => {
  sessionStorage.clear();
  mockApi.current = new FakeAccountApi();
  globalThis.fetch = mockApi.current.fetch;
  document.cookie = 'swell-session=session-of-margaret';
  store.setState({ ownerId: null, view: { status: 'loading' } });
  mockApi.current.answers.listOrders = listOf(wireChargerOrder);
  mockApi.current.answers[caresPath] = { results: [wireChargerAfterSale] };
});

test('both sources are merged by id, and an order without care still shows', async () => {
  const { answers } = mockApi.current;
  answers.listOrders = listOf(wireChargerOrder, { ...wireChargerOrder, id: 'order-2' });
  await loadOrders('account-1');
  expect(shown().status).toBe('ready');
  expect(shown().orders.map(({ id, afterSale }) => [id, afterSale?.isCancelable])).toEqual([
    ['order-1', true],
    ['order-2', undefined],
  ]);
});

test('an order in a currency that the shop does not sell in leaves the others where they are', async () => {
  const foreign = { ...wireChargerOrder, id: 'order-2', currency: 'EUR' };
  mockApi.current.answers.listOrders = listOf(foreign, wireChargerOrder);
  await loadOrders('account-1');
  expect(shown()).toMatchObject({ status: 'ready', orders: [{ id: 'order-1' }] });
});

test('an order with a status of the store’s own and a line typed in by hand shows', async () => {
  const items = [{ id: 'line-1', product_name: 'Cleaning', quantity: 1, price_total: 149 }];
  const odd = { ...wireChargerOrder, status: 'in_workshop', items };
  mockApi.current.answers.listOrders = listOf(odd);
  await loadOrders('account-1');
  expect(shown().orders).toMatchObject([
    { status: 'in_progress', lines: [{ productId: null, name: 'Cleaning' }] },
  ]);
});

test('without the second source the orders still show', async () => {
  mockApi.current.answers[caresPath] = refusedWith('internal_error');
  await loadOrders('account-1');
  expect(shown()).toMatchObject({
    status: 'ready',
    orders: [{ number: '10482', afterSale: null }],
  });
});

test.each([
  ['a refusal', refusedWith('internal_error')],
  ['an answer that is no list', { results: [{ id: 'order-1' }], count: 1 }],
])('%s of the first source is a failure, and the next try works', async (_name, answer) => {
  const { answers } = mockApi.current;
  answers.listOrders = answer;
  await loadOrders('account-1');
  expect(shown().status).toBe('failed');
  await waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith(
      'error',
      'Unable to load your order. Please try again later.',
    ),
  );
  answers.listOrders = listOf(wireChargerOrder);
  await loadOrders('account-1');
  expect(shown().status).toBe('ready');
});

test('what is shown stays when reading it again fails', async () => {
  await loadOrders('account-1');
  mockApi.current.answers.listOrders = refusedWith('internal_error');
  await loadOrders('account-1');
  expect(shown()).toMatchObject({ status: 'ready', orders: [{ id: 'order-1' }] });
});

test('the late answer to an older reading is dropped', async () => {
  const { answers } = mockApi.current;
  const slow = later();
  answers.listOrders = slow.promise;
  const first = loadOrders('account-1');
  await waitFor(() => expect(mockApi.current.last('listOrders')).toBeDefined());
  answers.listOrders = listOf({ ...wireChargerOrder, number: '20000' });
  await loadOrders('account-1');
  slow.answer(listOf());
  await first;
  expect(shown().orders.map(({ number }) => number)).toEqual(['20000']);
});

test('the orders of somebody else go before the own ones are read', async () => {
  await loadOrders('account-1');
  mockApi.current.answers.listOrders = later().promise;
  void loadOrders('account-2');
  expect(shown()).toMatchObject({ status: 'loading', ownerId: 'account-2', orders: [] });
});

test('a canceled order shows as canceled, and a reading that was under way does not undo it', async () => {
  const { answers } = mockApi.current;
  await loadOrders('account-1');
  const slow = later();
  answers.listOrders = slow.promise;
  const reading = loadOrders('account-1');
  answers['/api/swell/update-order?id=order-1'] = {
    afterSale: { ...wireChargerAfterSale, status: 'canceled', isCancelable: false },
  };
  expect(await cancelOrder('order-1')).toMatchObject({ ok: true });
  slow.answer(listOf(wireChargerOrder));
  await reading;
  expect(shown().orders).toMatchObject([
    { status: 'canceled', afterSale: { isCancelable: false } },
  ]);
});

test('a return that is refused says why and changes nothing', async () => {
  const { answers } = mockApi.current;
  await loadOrders('account-1');
  answers['/api/order-return'] = refusedWith('permission_error', 'trial_over');
  expect(
    await requestReturn('order-1', { mainReason: 'too_loud', reason: ' Too loud ' }),
  ).toMatchObject({
    ok: false,
    param: 'trial_over',
  });
  expect(mockApi.current.last('/api/order-return')).toEqual([
    { order_id: 'order-1', main_reason: 'too_loud', reason: 'Too loud' },
  ]);
  expect(shown().orders).toMatchObject([{ afterSale: { returnBlock: null } }]);
});

describe('the reasons of a return request', () => {
  const reasons = { mainReason: 'other', reason: 'They whistle when I laugh' } as const;
  const none = { mainReason: null, reason: '' };

  test('wait in this tab for the same customer when the session has ended, until they are sent', async () => {
    const { answers } = mockApi.current;
    await loadOrders('account-1');
    answers['/api/order-return'] = refusedWith('UNAUTHORIZED');
    await requestReturn('order-1', reasons);
    expect(readReturnDraft('order-1')).toEqual(reasons);
    expect(readReturnDraft('order-2')).toEqual(none);

    store.setState({ ownerId: 'account-2' });
    expect(readReturnDraft('order-1')).toEqual(none);
    store.setState({ ownerId: 'account-1' });

    answers['/api/order-return'] = { afterSale: wireChargerAfterSale };
    document.cookie = 'swell-session=session-of-margaret-again';
    await requestReturn('order-1', reasons);
    expect(readReturnDraft('order-1')).toEqual(none);
  });

  test('are not kept after any other refusal, and what is no draft is none', async () => {
    await loadOrders('account-1');
    mockApi.current.answers['/api/order-return'] = refusedWith('permission_error');
    await requestReturn('order-1', reasons);
    expect(readReturnDraft('order-1')).toEqual(none);
    sessionStorage.setItem('boreal-charge-go-return-draft', '{"reason":1}');
    expect(readReturnDraft('order-1')).toEqual(none);
  });
});
