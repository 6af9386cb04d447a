import '@/testing/jest/browser-apis';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import privacy from '@/messages/en-US/privacy.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { PrivacyScreen } from './privacy-screen';
import { privacyStore } from './privacy-store';

const mockApi = { current: new FakeAccountApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const overview = {
  isEmailProven: true,
  hasPassword: true,
  consents: [
    {
      id: 'consent-1',
      purpose: 'email_offers',
      isGiven: true,
      source: 'account',
      textVersion: '2026-11',
      at: '2026-11-21T18:30:00.000Z',
    },
  ],
  unfinished: { plans: 1, orders: 2 },
};
const deletePath = '/api/privacy/delete-account';

beforeEach(() => {
  mockApi.current = new FakeAccountApi();
  act(() => privacyStore.store.setState(privacyStore.store.getInitialState(), true));
  mockApi.current.answers.get = wireMargaret;
  mockApi.current.answers['/api/privacy'] = overview;
  globalThis.fetch = mockApi.current.fetch;
  document.cookie = 'swell-session=session-of-margaret';
});

async function open(address = '/account/privacy') {
  window.history.replaceState(null, '', address);
  mockRouter.setCurrentUrl('/account/privacy');
  const view = renderScreen(
    <main>
      <PrivacyScreen />
    </main>,
    { account, auth, errors, privacy, ui },
  );
  await screen.findByRole('heading', { level: 2, name: 'Delete your account' });
  return { api: mockApi.current, ...view };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const done = 'Delete my account for good';

it('shows what the customer agreed to, when, where and to which words', async () => {
  const { container } = await open();
  const entry = within(screen.getByRole('list', { name: 'What you agreed to' }));
  expect(entry.getByRole('listitem')).toHaveTextContent(
    /You agreed.*News and offers by email.*November 21, 2026.*in your account.*2026-11/,
  );
  expect(screen.getByText(/Your plan ends at once/)).toBeVisible();
  expect(screen.getByText(/You have 2 orders under way/)).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('has the address proven before it shows what the address agreed to', async () => {
  mockApi.current.answers['/api/privacy'] = { ...overview, isEmailProven: false, consents: [] };
  const { api } = await open();
  api.answers['/api/login-link'] = { success: true };
  await press('Email me the link');
  expect(await screen.findByText(/on its way to margaret@example.ca/)).toBeVisible();
  expect(api.last('/api/login-link')).toEqual([
    { email: 'margaret@example.ca', next: '/account/privacy' },
  ]);
});

it('asks for the password again, and keeps the account when it is wrong or missing', async () => {
  const { api, container } = await open();
  await press('Delete my account');
  await press(done);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(api.last(deletePath)).toBeUndefined();

  api.answers[deletePath] = refusedWith('permission_error', 'password');
  await userEvent.type(screen.getByLabelText('Password'), 'not hers');
  await press(done);
  expect(await screen.findByText(/This is not your password/)).toBeVisible();
  expect(api.last(deletePath)).toEqual([{ password: 'not hers' }]);
  expect(document.cookie).toContain('session-of-margaret');
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('who has no password shows by a mailed link who they are', async () => {
  mockApi.current.answers['/api/privacy'] = { ...overview, hasPassword: false };
  const { api } = await open();
  api.answers['/api/privacy/delete-link'] = { success: true };
  await press('Delete my account');
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await press('Email me the link');
  expect(await screen.findByText(/It works once, for 15 minutes/)).toBeVisible();
});

it('the mailed link leaves the address, and a used one leads to a new one', async () => {
  const { api } = await open('/account/privacy#delete=a-mailed-key');
  expect(window.location.hash).toBe('');
  api.answers[deletePath] = refusedWith('permission_error', 'key');
  await press(done);
  expect(api.last(deletePath)).toEqual([{ key: 'a-mailed-key' }]);
  expect(await screen.findByText(/This link no longer works/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});

it('says where to turn when a hosted store keeps the account', async () => {
  mockApi.current.answers['/api/privacy'] = { ...overview, unfinished: null };
  await open();
  expect(screen.getByText(/To have your account deleted, please call us/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});
