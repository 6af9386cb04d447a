import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { endSession } from '@/client/session/end-session';
import { tellSessionEnd } from '@/client/session/session-end';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi, refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { ProfileScreen } from './profile-screen';

const mockApi = { current: new FakeAccountApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

beforeEach(() => {
  mockApi.current = new FakeAccountApi();
  mockApi.current.answers.get = wireMargaret;
  document.cookie = 'swell-session=session-of-margaret';
  localStorage.clear();
  jest.mocked(endSession).mockImplementation(tellSessionEnd);
});

async function openProfile() {
  mockRouter.setCurrentUrl('/account');
  const { container, unmount } = renderScreen(
    <main>
      <ProfileScreen />
    </main>,
    { account, auth, errors, ui },
  );
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return { api: mockApi.current, container, unmount };
}

const field = (label: string) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

it('shows who the customer is, and leads around the account', async () => {
  const { container } = await openProfile();
  expect(field('First name')).toHaveValue('Margaret');
  expect(field('Email')).toHaveValue('margaret@example.ca');
  expect(field('Email')).toHaveAttribute('readonly');
  const menu = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('saves what was changed, and says so', async () => {
  const { api } = await openProfile();
  api.answers.update = { ...wireMargaret, first_name: 'Greta', phone: '+14035550199' };
  await userEvent.clear(field('First name'));
  await userEvent.type(field('First name'), ' Greta ');
  await userEvent.clear(field('Phone (optional)'));
  await userEvent.type(field('Phone (optional)'), '403 555-0199');
  await save();
  expect(await screen.findByText('Your profile has been saved', { selector: 'p *' })).toBeVisible();
  expect(api.last('update')).toEqual([
    { first_name: 'Greta', last_name: 'Okafor', phone: '+14035550199' },
  ]);
  expect(field('First name')).toHaveValue('Greta');
});

it('says what is wrong with a phone number, and asks nobody', async () => {
  const { api, container } = await openProfile();
  await userEvent.clear(field('Phone (optional)'));
  await userEvent.type(field('Phone (optional)'), '12345');
  await save();
  const summary = await within(container).findByRole('alert');
  expect(within(summary).getByRole('link')).toHaveTextContent('Canadian phone number');
  expect(field('Phone (optional)')).toBeInvalid();
  expect(api.asked.map(({ name }) => name)).not.toContain('update');
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('keeps what was typed when the session ends, until it is saved', async () => {
  const { api, unmount } = await openProfile();
  api.answers.update = refusedWith('UNAUTHORIZED');
  await userEvent.clear(field('Last name'));
  await userEvent.type(field('Last name'), 'Lind');
  await save();
  await waitFor(() => expect(endSession).toHaveBeenCalled());
  unmount();

  const firstLook = await openProfile();
  await waitFor(() => expect(field('Last name')).toHaveValue('Lind'));
  firstLook.unmount();

  await openProfile();
  await waitFor(() => expect(field('Last name')).toHaveValue('Lind'));
  expect(screen.getByText(/is still here/)).toBeVisible();
  api.answers.update = { ...wireMargaret, last_name: 'Lind' };
  await save();
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Lind'));
});

it('keeps what was typed when something else met the ended session first', async () => {
  const { unmount } = await openProfile();
  await userEvent.clear(field('First name'));
  await userEvent.type(field('First name'), 'Solveig');
  act(endSession);
  unmount();
  await openProfile();
  await waitFor(() => expect(field('First name')).toHaveValue('Solveig'));
});

it('shows nobody what another customer had typed', async () => {
  const { api, unmount } = await openProfile();
  await userEvent.clear(field('First name'));
  await userEvent.type(field('First name'), 'Solveig');
  act(endSession);
  unmount();
  api.answers.get = { ...wireMargaret, id: 'another-customer' };
  await openProfile();
  await act(() => import('@/domain/schemas/profile-form'));
  expect(field('First name')).not.toHaveValue('Solveig');
});

describe('a new email', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

  it('goes out with the password, and says where the link went', async () => {
    const { api, container } = await openProfile();
    api.answers.update = wireMargaret;
    await open();
    expect(field('New email')).toHaveFocus();
    await userEvent.type(field('New email'), ' greta@example.ca ');
    await userEvent.type(field('Your password'), 'snowshoes');
    expect(await act(() => axe(container))).toHaveNoViolations();
    await send();
    expect(await screen.findByText(/We sent a link to greta@example.ca/)).toBeVisible();
    const sent = { email: 'greta@example.ca', current_password: 'snowshoes' };
    expect(api.last('update')).toEqual([sent]);
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    expect(field('Email')).toHaveValue('margaret@example.ca');
  });

  it('that is the old one, or none, asks nobody', async () => {
    const { api } = await openProfile();
    await open();
    await send();
    expect(field('New email')).toBeInvalid();
    expect(field('New email')).toHaveFocus();
    await userEvent.type(field('New email'), 'Margaret@example.ca');
    await send();
    expect(screen.getByText('This is the email you use now.')).toBeVisible();
    expect(api.last('update')).toBeUndefined();
  });

  it('without the right password says so at its field', async () => {
    const { api } = await openProfile();
    api.answers.update = { errors: { current_password: { code: 'INVALID', message: 'no' } } };
    await open();
    await userEvent.type(field('New email'), 'greta@example.ca');
    await send();
    await waitFor(() => expect(field('Your password')).toBeInvalid());
    expect(field('Your password')).toHaveFocus();
    expect(screen.getByText('Type the password you log in with now.')).toBeVisible();
  });
});

it('changes the password through the mail', async () => {
  const { api } = await openProfile();
  api.answers.recover = { success: true };
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/The link is on its way to margaret@example.ca/)).toBeVisible();
  expect(api.last('recover')).toEqual([
    { email: 'margaret@example.ca', reset_url: 'http://localhost/reset-password?key={reset_key}' },
  ]);
});

it('saves at once that the customer does not want to be phoned', async () => {
  const { api } = await openProfile();
  globalThis.fetch = api.fetch;
  const path = '/api/swell/update-account';
  api.answers[path] = { ...wireMargaret, metadata: { do_not_phone: true } };
  const calls = screen.getByRole('switch', { name: "Please don't phone me" });
  expect(calls).not.toBeChecked();
  await userEvent.click(calls);
  expect(
    await screen.findByRole('status', { name: 'Saved. We write instead of calling.' }),
  ).toBeVisible();
  expect(api.last(path)).toEqual([{ do_not_phone: true }]);
  expect(calls).toBeChecked();
});
