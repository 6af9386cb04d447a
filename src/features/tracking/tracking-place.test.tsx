import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { writePrivate } from '@/client/private/private-storage';
import { storeAccountMark } from '@/client/storage/stored-account';
import shell from '@/messages/en-US/shell.json';
import '@/testing/jest/browser-apis';
import { renderScreen } from '@/testing/jest/render';
import { PrivacyChoicesButton } from './privacy-choices-button';
import { isPersonalAddress, isTrackedRoute } from './tracked-routes';
import { TrackingPlace } from './tracking-place';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const day = 86_400_000;
const question = () => screen.queryByRole('region', { name: 'Privacy choices' });
const loaded = () => /src="([^"]+)"/.exec(document.head.innerHTML)?.[1] ?? null;

async function open(address: string, tagManagerId: string | null = 'GTM-TEST1') {
  mockRouter.setCurrentUrl(address);
  const view = renderScreen(
    <>
      <PrivacyChoicesButton />
      <TrackingPlace tagManagerId={tagManagerId} />
    </>,
    { shell },
  );
  // The question's code is loaded separately.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return view;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'dataLayer');
});

test('nobody is asked and nothing is loaded where nothing counts', async () => {
  await open('/', null);
  expect(question()).not.toBeInTheDocument();
  expect(loaded()).toBeNull();
});

test('nothing is loaded before a yes; a yes loads the tag manager, and holds', async () => {
  const { container, unmount } = await open('/');
  await waitFor(() => expect(question()).toBeVisible());
  expect(await act(() => axe(container))).toHaveNoViolations();
  expect(loaded()).toBeNull();
  expect(Reflect.get(window, 'dataLayer')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, count my visit' }));
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(loaded()).not.toBeNull());
  expect(loaded()).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
  expect(Reflect.get(window, 'dataLayer')).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  unmount();
  document.head.innerHTML = '';
  await open('/shop');
  await waitFor(() => expect(loaded()).not.toBeNull());
  expect(question()).not.toBeInTheDocument();
});

test('a no holds too, and is changed from the footer', async () => {
  const { unmount } = await open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'No, don’t count' }));
  unmount();
  await open('/');
  expect(question()).not.toBeInTheDocument();
  expect(loaded()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, count my visit' }));
  await waitFor(() => expect(loaded()).not.toBeNull());
});

test.each([
  ['a year ago', { isAllowed: true, textVersion: 1, at: Date.now() - 366 * day, locale: 'en-US' }],
  ['to other words', { isAllowed: true, textVersion: 0, at: Date.now(), locale: 'en-US' }],
  ['by an older shop', true],
])('an answer given %s is asked for again', async (_, stored) => {
  localStorage.setItem('boreal-charge-go-privacy-choices', JSON.stringify(stored));
  await open('/');
  await waitFor(() => expect(question()).toBeVisible());
  expect(loaded()).toBeNull();
});

test('waits while the address says who is here', async () => {
  const answer = { isAllowed: true, textVersion: 1, at: Date.now(), locale: 'en-US' };
  localStorage.setItem('boreal-charge-go-privacy-choices', JSON.stringify(answer));
  await open('/?flow_email=ada@example.ca');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(loaded()).toBeNull();
  act(() => mockRouter.setCurrentUrl('/'));
  await waitFor(() => expect(loaded()).not.toBeNull());
});

describe('while the device holds something about a person', () => {
  const answer = { isAllowed: true, textVersion: 1, at: Date.now(), locale: 'en-US' };
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  beforeEach(() => {
    localStorage.setItem('boreal-charge-go-privacy-choices', JSON.stringify(answer));
  });

  test.each(['hearing-result', 'doctor-advice', 'admin'] as const)(
    '(%s) no script is loaded',
    async (key) => {
      writePrivate(key, { told: true });
      await open('/');
      await settled();
      expect(loaded()).toBeNull();
      writePrivate(key, null);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      await waitFor(() => expect(loaded()).not.toBeNull());
    },
  );

  test('nor while a customer is logged in', async () => {
    document.cookie = 'swell-session=abcdefghij; path=/';
    storeAccountMark(true);
    await open('/');
    await settled();
    expect(loaded()).toBeNull();
    storeAccountMark(false);
  });

  test('opening a page that keeps something tells other tabs before anything is kept', async () => {
    await open('/hearing-test/take');
    await waitFor(() =>
      expect(localStorage.getItem('boreal-charge-go-private-visit')).not.toBeNull(),
    );
  });
});

test.each([
  '/iframes/questionnaire',
  '/admin',
  '/admin/orders',
  '/account/hearing',
  '/checkout',
  '/checkout-success',
  '/hearing-test',
  '/hearing-test/take',
  '/login-link',
  '/book-consultation',
])('never on %s', async (route) => {
  expect(isTrackedRoute(route)).toBe(false);
});

test.each(['/iframes/nowhere', '/admin/nowhere'])(
  'not on the missing page at %s',
  async (address) => {
    mockRouter.setCurrentUrl(address);
    mockRouter.pathname = '/404';
    renderScreen(<TrackingPlace tagManagerId="GTM-TEST1" />, { shell });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(question()).not.toBeInTheDocument();
  },
);

test.each(['/', '/product/charge-go', '/hearing-test/how-it-works', '/articles', '/formats'])(
  'on %s after a yes',
  (route) => {
    expect(isTrackedRoute(route)).toBe(true);
  },
);

test('an address is personal while it holds the entry of a test', () => {
  expect(isPersonalAddress('/shop?tech=basic&flow_name=Ada#levels')).toBe(true);
  expect(isPersonalAddress('/shop?tech=basic')).toBe(false);
});
