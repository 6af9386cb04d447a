import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import { TwinProvider } from '@/components/addresses/twin-context';
import admin from '@/messages/en-US/admin.json';
import words from '@/messages/en-US/admin-logins.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { useAdminStore } from '../shell/admin-store';
import { LoginsScreen } from './logins-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const now = '2026-11-23T12:00:00.000Z';
const login = {
  id: 'one',
  browser: null,
  system: null,
  begunAt: now,
  lastUsedAt: now,
  isThis: true,
};
const passkey = { id: 'key', name: 'Laptop', createdAt: now, lastUsedAt: null };

async function open({ id = 's1', passkeys = [] as object[] } = {}) {
  const api = new FakeAccountApi();
  Object.assign(api.answers, {
    '/api/admin-staff': {
      staff: { id, name: 'ada', role: 'editor' },
      stage: 'in',
      steps: { app: true, passkey: passkeys.length > 0 },
    },
    '/api/admin-today': {},
    '/api/admin-login/mine': { results: [login] },
    '/api/admin-login/second-steps': { app: true, passkeys, codes_left: 3 },
  });
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl('/admin/logins');
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown' });
  // A fragment stands for the other language, because the test's browser leaves for no other page.
  const { container } = renderScreen(
    <TwinProvider value={(address) => `#fr${address}`}>
      <LoginsScreen />
    </TwinProvider>,
    { admin, 'admin-logins': words, ui },
  );
  await screen.findByText(admin.logins.this);
  return { api, container };
}

const part = (name: string) => screen.getByRole('region', { name });

test('the shared password has no language, no password and no second step to change', async () => {
  await open({ id: 'clinic' });
  expect(screen.getByText(admin.logins.mineTextShared)).toBeVisible();
  expect(screen.queryByRole('region', { name: words.language.heading })).toBeNull();
  expect(screen.queryByRole('region', { name: words.password.heading })).toBeNull();
  expect(screen.queryByRole('region', { name: words.steps.heading })).toBeNull();
});

test('a member changes the language of the admin area', async () => {
  const { api } = await open();
  api.answers['/api/admin-login/language'] = { success: true };
  document.documentElement.lang = 'en-CA';
  const language = within(part(words.language.heading));
  await userEvent.click(language.getByRole('button', { name: admin.otherLanguage }));
  await waitFor(() => expect(api.last('/api/admin-login/language')).toEqual([{ locale: 'fr-CA' }]));
  expect(window.location.hash).toBe('#fr/admin/logins');
});

test.each([
  ['permission_error', 'password', words.password.present, words.password.faults.wrong],
  ['validation_error', 'new_password', words.password.new, words.password.faults.common],
] as const)('a refused password is said at its field: %s', async (code, param, label, said) => {
  // On a slow machine a frame comes before the fault is drawn.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => {
    work(0);
    return 0;
  });
  const { api, container } = await open();
  api.answers['/api/admin-login/password'] = refusedWith(code, param);
  const fields = within(part(words.password.heading));
  await userEvent.type(fields.getByLabelText(words.password.present), 'what it was');
  await userEvent.type(fields.getByLabelText(words.password.new), 'four blue herons wade{Enter}');
  const field = fields.getByLabelText(label);
  expect(await fields.findAllByText(said)).not.toHaveLength(0);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(said));
  expect(field).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('a short password is not sent', async () => {
  const { api } = await open();
  const fields = within(part(words.password.heading));
  await userEvent.type(fields.getByLabelText(words.password.present), 'what it was');
  await userEvent.type(fields.getByLabelText(words.password.new), 'short{Enter}');
  expect(await fields.findByText(words.password.faults.short)).toBeVisible();
  expect(api.last('/api/admin-login/password')).toBeUndefined();
});

test('the only second step has no Remove button; beside another one it has', async () => {
  const { container } = await open();
  const steps = within(part(words.steps.heading));
  expect(await steps.findByText('3 are left.')).toBeVisible();
  expect(steps.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(steps.getByText(words.steps.only)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a passkey is removed, and the list says what is left', async () => {
  const { api } = await open({ passkeys: [passkey] });
  const steps = within(part(words.steps.heading));
  const remove = await steps.findByRole('button', { name: 'Remove Laptop' });
  api.answers['/api/admin-login/second-steps'] = { app: true, passkeys: [], codes_left: 3 };
  await userEvent.click(remove);
  expect(await steps.findByText(words.steps.only)).toBeVisible();
  expect(steps.queryByText('Passkey: Laptop')).toBeNull();
});

test('new codes are shown once, after the second step', async () => {
  const { api, container } = await open();
  const steps = within(part(words.steps.heading));
  await userEvent.click(await steps.findByRole('button', { name: words.steps.choose.paper }));
  expect(steps.getByRole('heading', { name: words.steps.show })).toHaveFocus();
  api.answers['/api/admin-login/paper-codes'] = refusedWith('validation_error', 'code');
  await userEvent.type(steps.getByLabelText(admin.codes.app), '000000{Enter}');
  expect(await steps.findAllByText(admin.codes.faults.wrong)).not.toHaveLength(0);
  expect(steps.getByLabelText(admin.codes.app)).toHaveFocus();
  api.answers['/api/admin-login/paper-codes'] = { recovery_codes: ['ABCDE-23456'] };
  await userEvent.type(steps.getByLabelText(admin.codes.app), '{Enter}');
  expect(await steps.findByText('ABCDE-23456')).toBeVisible();
  expect(steps.getByRole('heading', { name: admin.setUp.paperHeading })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(steps.getByRole('button', { name: words.steps.kept }));
  expect(steps.queryByText('ABCDE-23456')).toBeNull();
});
