import '@/testing/jest/browser-apis';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import consents from '@/messages/en-US/consents.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { EmailSubscriptionScreen } from './email-subscription-screen';
import { newsStore } from './use-news';

const mockApi = { current: new FakeAccountApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const path = '/api/email-subscription';
const since = '2026-11-21T18:30:00.000Z';

beforeEach(() => {
  mockApi.current = new FakeAccountApi();
  act(() => newsStore.store.setState(newsStore.store.getInitialState(), true));
  mockApi.current.answers.get = wireMargaret;
  mockApi.current.answers[path] = { state: 'off', since: null };
  globalThis.fetch = mockApi.current.fetch;
  document.cookie = 'swell-session=session-of-margaret';
  mockRouter.setCurrentUrl('/account/email-subscription');
});

async function open() {
  const view = renderScreen(
    <main>
      <EmailSubscriptionScreen sellerAddress="12 Bow Trail, Calgary AB T2P 1J9" />
    </main>,
    { account, auth, consents, errors, ui },
  );
  const news = await screen.findByRole('switch', { name: 'Email me news and offers' });
  return { api: mockApi.current, news, ...view };
}

it('says what a yes means: who sends, where letters go, how to stop', async () => {
  const { news, container } = await open();
  expect(news).not.toBeChecked();
  expect(news).toHaveAccessibleDescription(/Boreal Hearing.*You can stop at any time/);
  expect(screen.getByText('12 Bow Trail, Calgary AB T2P 1J9')).toBeVisible();
  expect(screen.getByText('You get no news from us.')).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('says by a toast, too, that it cannot be read', async () => {
  mockApi.current.answers[path] = refusedWith('internal_error');
  renderScreen(<EmailSubscriptionScreen sellerAddress="" />, { account, auth, errors, ui });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('alert', { name: 'Something went wrong' })).toBeVisible();
});

it('saves at once and says so', async () => {
  const { api, news } = await open();
  api.answers[path] = { state: 'on', since };
  await userEvent.click(news);
  expect(await screen.findByRole('status', { name: 'Saved. You get our news.' })).toBeVisible();
  expect(api.last(path)).toEqual([{ is_on: true }]);
  expect(news).toBeChecked();
  expect(screen.getByText('You have had our news since November 21, 2026.')).toBeVisible();
  api.answers[path] = { state: 'off', since };
  await userEvent.click(news);
  await waitFor(() => expect(news).not.toBeChecked());
  expect(api.last(path)).toEqual([{ is_on: false }]);
});

it('tells what is left to do while a yes waits for the mail, and sends it again', async () => {
  mockApi.current.answers[path] = { state: 'asked', since };
  const { api, news } = await open();
  expect(news).toBeChecked();
  expect(screen.getByText(/we sent an email to margaret@example.ca/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByRole('status', { name: /Please look in your email/ })).toBeVisible();
  expect(api.last(path)).toEqual([{ is_on: true }]);
});

it('takes the choice back when it could not be saved', async () => {
  const { api, news } = await open();
  api.answers[path] = refusedWith('internal_error');
  await userEvent.click(news);
  expect(await screen.findByText(errors.toast.subscriptionUpdate)).toBeVisible();
  expect(news).not.toBeChecked();
});
