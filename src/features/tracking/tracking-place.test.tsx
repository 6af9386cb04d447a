import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import shell from '@/messages/en-US/shell.json';
import '@/testing/browser-apis';
import { renderScreen } from '@/testing/render';
import { PrivacyChoicesButton } from './privacy-choices-button';
import { isPersonalAddress, isTrackedRoute } from './tracked-routes';
import { TrackingPlace } from './tracking-place';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const day = 86_400_000;
const question = () => screen.queryByRole('region', { name: 'Privacy choices' });
const script = () => document.querySelector<HTMLScriptElement>('script[data-tag-manager]');

async function open(address: string, tagManagerId: string | null = 'GTM-TEST1') {
  mockRouter.setCurrentUrl(address);
  const view = renderScreen(
    <>
      <PrivacyChoicesButton />
      <TrackingPlace tagManagerId={tagManagerId} />
    </>,
    { shell },
  );
  // The question comes with code of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return view;
}

beforeEach(() => {
  localStorage.clear();
  script()?.remove();
  Reflect.deleteProperty(window, 'dataLayer');
});

test('nobody is asked and nothing is loaded where nothing counts', async () => {
  await open('/', null);
  expect(question()).not.toBeInTheDocument();
  expect(script()).toBeNull();
});

test('nothing is loaded before a yes; a yes loads the tag manager, and holds', async () => {
  const { container, unmount } = await open('/');
  await waitFor(() => expect(question()).toBeVisible());
  expect(await act(() => axe(container))).toHaveNoViolations();
  expect(script()).toBeNull();
  expect(Reflect.get(window, 'dataLayer')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, count my visit' }));
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(script()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
  expect(Reflect.get(window, 'dataLayer')).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  unmount();
  script()?.remove();
  await open('/shop');
  await waitFor(() => expect(script()).not.toBeNull());
  expect(question()).not.toBeInTheDocument();
});

test('a no holds too, and is changed from the footer', async () => {
  const { unmount } = await open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'No, don’t count' }));
  unmount();
  await open('/');
  expect(question()).not.toBeInTheDocument();
  expect(script()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, count my visit' }));
  await waitFor(() => expect(script()).not.toBeNull());
});

test.each([
  ['a year ago', { isAllowed: true, textVersion: 1, at: Date.now() - 366 * day, locale: 'en-US' }],
  ['to other words', { isAllowed: true, textVersion: 0, at: Date.now(), locale: 'en-US' }],
  ['by an older shop', true],
])('an answer given %s is asked for again', async (_, stored) => {
  localStorage.setItem('boreal-charge-go-privacy-choices', JSON.stringify(stored));
  await open('/');
  await waitFor(() => expect(question()).toBeVisible());
  expect(script()).toBeNull();
});

test('waits while the address says who is here', async () => {
  const answer = { isAllowed: true, textVersion: 1, at: Date.now(), locale: 'en-US' };
  localStorage.setItem('boreal-charge-go-privacy-choices', JSON.stringify(answer));
  await open('/?flow_email=ada@example.ca');
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(script()).toBeNull();
  act(() => mockRouter.setCurrentUrl('/'));
  await waitFor(() => expect(script()).not.toBeNull());
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

test.each(['/', '/product/[slug]', '/hearing-test/how-it-works', '/articles', '/formats'])(
  'on %s after a yes',
  (route) => {
    expect(isTrackedRoute(route)).toBe(true);
  },
);

test('an address is personal while it holds the entry of a test', () => {
  expect(isPersonalAddress('/shop?tech=basic&flow_name=Ada#levels')).toBe(true);
  expect(isPersonalAddress('/shop?tech=basic')).toBe(false);
});
