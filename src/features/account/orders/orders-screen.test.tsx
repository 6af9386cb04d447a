import '@/testing/jest/browser-apis';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import orders from '@/messages/en-US/orders.json';
import reasons from '@/messages/en-US/return-reasons.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { wireChargerAfterSale, wireChargerOrder } from '@/testing/fakes/wire-order';
import { OrdersScreen } from './orders-screen';
import { ordersStore } from './orders-store';

const mockApi = { current: new FakeAccountApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const caresPath = '/api/swell/get-orders-list';

// A modal reads the window's address, which the mocked router does not change.
mockRouter.events.on('routeChangeComplete', (address: string) => {
  window.history.pushState(null, '', address);
});

beforeEach(() => {
  window.scrollTo = jest.fn();
  const api = new FakeAccountApi();
  mockApi.current = api;
  globalThis.fetch = api.fetch;
  api.answers.get = wireMargaret;
  api.answers.listOrders = { count: 1, results: [wireChargerOrder] };
  api.answers[caresPath] = { results: [wireChargerAfterSale] };
  document.cookie = 'swell-session=session-of-margaret';
  ordersStore.store.setState({ ownerId: null, view: { status: 'loading' } });
});

function open(address = '/account/orders') {
  window.history.replaceState(null, '', address);
  mockRouter.setCurrentUrl(address);
  const view = renderScreen(
    <main>
      <OrdersScreen />
    </main>,
    { account, auth, errors, orders, 'return-reasons': reasons, ui },
  );
  return { api: mockApi.current, ...view };
}

const card = () => screen.findByRole('article', { name: 'Order 10482' });

it('lists each order with what it is, what it cost and how far it is', async () => {
  const { container } = open();
  const order = within(await card());
  expect(order.getByText('Standard Charger')).toBeVisible();
  expect(order.getByText('Placed November 21, 2026')).toBeVisible();
  const steps = within(order.getByRole('list', { name: 'Where your order is' }));
  expect(steps.getByText('Being prepared, now')).toBeInTheDocument();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('says why an order waits and where to go', async () => {
  mockApi.current.answers.listOrders = {
    count: 1,
    results: [{ ...wireChargerOrder, status: 'hold', hold_reason: 'prescription_needed' }],
  };
  open();
  const order = within(await card());
  expect(order.getByText('Waiting for your prescription')).toBeVisible();
  expect(order.getByRole('link', { name: 'Send us your prescription' })).toHaveAttribute(
    'href',
    `/hearing-test?order=${wireChargerOrder.id}`,
  );
});

it.each([
  ['complete', {}, 'Arrived'],
  ['engraving', {}, 'In progress'],
  ['engraving', { delivered: true }, 'Arrived'],
  ['called_off', { canceled: true }, 'Canceled'],
  ['waiting_room', { hold: true }, 'On hold'],
])('a store’s status %s with %j is shown as %s', async (status, told, words) => {
  const { answers } = mockApi.current;
  answers.listOrders = { count: 1, results: [{ ...wireChargerOrder, status, ...told }] };
  answers[caresPath] = { results: [] };
  open();
  // The delivery steps use these words, too.
  expect(within(await card()).getByText(words, { ignore: 'ol *' })).toBeVisible();
});

it('leads to the shop when there is no order yet', async () => {
  mockApi.current.answers.listOrders = { count: 0, results: [] };
  open();
  expect(await screen.findByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop');
});

it('offers another try when the orders could not be read', async () => {
  const { api } = open();
  api.answers.listOrders = refusedWith('internal_error');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answers.listOrders = { count: 1, results: [wireChargerOrder] };
  await userEvent.click(retry);
  expect(await card()).toBeVisible();
});

async function askForReturn() {
  await userEvent.click(within(await card()).getByRole('button', { name: 'Request a return' }));
  return screen.findByRole('dialog', { name: 'Request a return' });
}

it('asks for a return with a reason, and shows that it was asked for', async () => {
  const { api } = open();
  const dialog = within(await askForReturn());
  const send = dialog.getByRole('button', { name: 'Send request' });
  await userEvent.click(send);
  expect(dialog.getByRole('radiogroup', { name: reasons.legend })).toBeInvalid();
  expect(dialog.getByRole('radio', { name: reasons.little_help })).toHaveFocus();
  expect(api.last('/api/order-return')).toBeUndefined();

  const steps = [{ status: 'requested', at: '2026-11-22T18:00:00.000Z' }];
  api.answers['/api/order-return'] = {
    afterSale: {
      ...wireChargerAfterSale,
      returns: [{ id: 'return-1', status: 'requested', steps }],
      returnBlock: 'return_open',
    },
  };
  await userEvent.click(dialog.getByRole('radio', { name: reasons.too_loud }));
  await userEvent.click(send);
  expect(api.last('/api/order-return')).toMatchObject([{ main_reason: 'too_loud', reason: '' }]);
  expect(await screen.findByText(errors.success.returnSubmitted)).toBeVisible();
  expect(await screen.findByText('Return requested')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request a return' })).not.toBeInTheDocument();
});

it('says why a return is not possible, and keeps what was typed', async () => {
  const { api } = open();
  const dialog = within(await askForReturn());
  api.answers['/api/order-return'] = refusedWith('permission_error', 'trial_over');
  await userEvent.click(dialog.getByRole('radio', { name: reasons.other }));
  await userEvent.type(dialog.getByLabelText('In your own words'), 'Too loud');
  await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(errors.toast.return)).toBeVisible();
  expect(dialog.getByText(/The time for returns is over/)).toBeVisible();
  expect(dialog.getByLabelText('In your own words')).toHaveValue('Too loud');
  expect(dialog.getByRole('radio', { name: reasons.other })).toBeChecked();
});

it('shows one order with address, payment and parcels, and cancels it after asking', async () => {
  const { api, container } = open('/account/orders?order=order-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 10482' })).toBeVisible();
  expect(screen.getByText(/118 Lakeshore Road, Calgary/)).toBeVisible();
  expect(screen.getByText('Paid, Visa ending 4242')).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();

  api.answers['/api/swell/update-order?id=order-1'] = {
    afterSale: { ...wireChargerAfterSale, status: 'canceled', isCancelable: false },
  };
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order 10482?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Order 10482 is canceled')).toBeVisible();
  expect(screen.getByText('Canceled')).toBeVisible();
  expect(api.last('/api/swell/update-order?id=order-1')).toEqual([{ canceled: true }]);
});

it('shows how a parcel fared, how long the trial runs and where a return stands', async () => {
  const at = '2026-11-20T18:00:00.000Z';
  mockApi.current.answers[caresPath] = {
    results: [
      {
        ...wireChargerAfterSale,
        status: 'complete',
        isCancelable: false,
        shipments: [
          {
            id: 'parcel-1',
            carrier: 'Canada Post',
            trackingCode: '7023',
            trackingUrl: 'https://carrier.example/7023',
            status: 'RETURNED',
            events: [
              { status: 'UNKNOWN', at, place: null },
              { status: 'TRANSIT', at, place: 'Calgary' },
              { status: 'FAILURE', at, place: null },
              { status: 'DELIVERED', at, place: null },
              { status: 'RETURNED', at, place: null },
            ],
            leftAt: at,
            deliveredAt: at,
          },
        ],
        trial: {
          state: 'running',
          days: 60,
          startsOn: '2026-11-20',
          endsOn: '2027-01-19',
          daysLeft: 48,
        },
        returns: [
          {
            id: 'return-1',
            status: 'declined',
            steps: [{ status: 'declined', at }],
            note: 'One of them is broken.',
          },
        ],
        returnBlock: null,
      },
    ],
  };
  open('/account/orders?order=order-1');
  expect(await screen.findByText('On its way, Calgary')).toBeVisible();
  for (const words of [
    'Could not be delivered',
    'Delivered',
    'We could not accept it',
    'One of them is broken.',
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('progressbar', { name: 'Home trial' })).toHaveAttribute(
    'aria-valuetext',
    'Day 12 of 60, until January 19, 2027',
  );
  expect(screen.getByRole('link', { name: 'Track package' })).toHaveAttribute(
    'href',
    'https://carrier.example/7023',
  );
});

it('knows nothing of an order of somebody else', async () => {
  open('/account/orders?order=order-9');
  expect(await screen.findByText('We can’t find that order')).toBeVisible();
});
