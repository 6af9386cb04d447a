import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import callBack from '@/messages/en-US/call-back.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { isPopupRoute } from './popup-routes';
import { ConsultationDoor } from './consultation-door';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));

const endpoint = '/api/consultation-subscription';
const day = 86_400_000;
let today = Date.UTC(2026, 10, 21);
const popup = () => screen.queryByRole('dialog', { name: 'Book a free consultation' });

function open(address = '/') {
  const api = new FakeAccountApi();
  globalThis.fetch = api.fetch;
  move(address);
  const view = renderScreen(<ConsultationDoor />, { 'call-back': callBack, errors, ui });
  return { api, ...view };
}

function move(address: string) {
  window.history.replaceState(null, '', address);
  mockRouter.setCurrentUrl(address);
}

/** Lets time pass and the popup's code load. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  localStorage.clear();
  // Each test runs on another day, because the page itself remembers the popup, too.
  today += 2 * day;
  jest.useFakeTimers({ now: today, doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('comes 15 seconds after the page was loaded, not before, and once a day', async () => {
  const { unmount } = open();
  await pass(14_999);
  expect(popup()).toBeNull();
  await pass(1);
  await waitFor(() => expect(popup()).toBeVisible());
  unmount();
  open();
  await pass(15_000);
  await pass(1000);
  expect(popup()).toBeNull();
});

test('each move starts five seconds anew, another query does not', async () => {
  open();
  await pass(14_000);
  act(() => move('/shop'));
  await pass(4000);
  act(() => move('/accessories'));
  await pass(4000);
  act(() => move('/accessories?page=2'));
  expect(popup()).toBeNull();
  await pass(1000);
  await waitFor(() => expect(popup()).toBeVisible());
});

test('rests for a day from when it was shown, to the millisecond', async () => {
  localStorage.setItem('boreal-charge-go-consultation-shown', String(Date.now() - day + 15_001));
  const { unmount } = open();
  await pass(15_000);
  await pass(1000);
  expect(popup()).toBeNull();
  unmount();
  localStorage.setItem('boreal-charge-go-consultation-shown', String(Date.now() - day + 15_000));
  open();
  await pass(15_000);
  await waitFor(() => expect(popup()).toBeVisible());
});

test.each([
  '/checkout',
  '/checkout-success',
  '/hearing-test/take',
  '/iframes/questionnaire',
  '/admin/orders',
  '/form',
  '/login',
  '/book-consultation',
])('stays away from %s', (route) => {
  expect(isPopupRoute(route)).toBe(false);
});

test.each(['/', '/product/charge-go', '/cart', '/account', '/articles', '/hearing-test'])(
  'may come up on %s',
  (route) => {
    expect(isPopupRoute(route)).toBe(true);
  },
);

test.each([
  '/discovery',
  '/our-products/what-would-i-pay',
  '/returns',
  '/about-us/family-doctors',
  '/article/when-to-see-a-doctor',
])('is not prepared on %s', async (address) => {
  open(address);
  await pass(15_000);
  await pass(60_000);
  expect(popup()).toBeNull();
});

test('waits until 30 seconds have passed since the last input', async () => {
  open('/shop');
  await pass(14_000);
  act(() => void document.body.dispatchEvent(new InputEvent('input', { bubbles: true })));
  await pass(29_999);
  expect(popup()).toBeNull();
  await pass(1);
  await waitFor(() => expect(popup()).toBeVisible());
});

test.each(['/product/charge-go', '/hearing-test'])(
  'stays away from %s once somebody has chosen something there',
  async (address) => {
    open(address);
    await pass(1_000);
    act(() => void document.body.dispatchEvent(new InputEvent('input', { bubbles: true })));
    await pass(120_000);
    expect(popup()).toBeNull();
  },
);

test.each(['/iframes/nowhere', '/admin/nowhere'])(
  'stays away from the missing page at %s',
  async (address) => {
    const view = open(address);
    mockRouter.pathname = '/404';
    view.unmount();
    renderScreen(<ConsultationDoor />, { 'call-back': callBack, errors, ui });
    await pass(15_000);
    await pass(1000);
    expect(popup()).toBeNull();
  },
);

test('does not lie over the cart', async () => {
  const drawer = document.createElement('div');
  drawer.setAttribute('role', 'dialog');
  drawer.dataset.state = 'open';
  document.body.append(drawer);
  open();
  await pass(15_000);
  await pass(1000);
  expect(popup()).toBeNull();
  drawer.remove();
});

test('tells the tag manager before the call and nothing of what was typed, closes and thanks', async () => {
  const { api } = open();
  await pass(15_000);
  await waitFor(() => expect(popup()).toBeVisible());
  jest.useRealTimers();
  expect(await act(() => axe(document.body))).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Book my call' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(api.asked).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.type(screen.getByLabelText('Email'), 'margaret@example.ca');
  await user.type(screen.getByLabelText('Phone'), '403 555 0118');
  await user.click(screen.getByRole('button', { name: 'Book my call' }));
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(Reflect.get(window, 'dataLayer')).toEqual([{ event: 'popup-subscription' }]);
  expect(api.last(endpoint)).toEqual([
    {
      name: 'Margaret',
      email: 'margaret@example.ca',
      phone: '+1403 555 0118',
      promo: 'standard',
    },
  ]);
});

test('a failure is told and what was typed stays; Close closes', async () => {
  const { api } = open();
  api.answers[endpoint] = refusedWith('internal_error');
  await pass(15_000);
  await waitFor(() => expect(popup()).toBeVisible());
  jest.useRealTimers();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.type(screen.getByLabelText('Email'), 'margaret@example.ca');
  await user.type(screen.getByLabelText('Phone'), '403 555 0118');
  await user.click(screen.getByRole('button', { name: 'Book my call' }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Margaret');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(popup()).toBeNull());
});
