import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import { TwinProvider } from '@/components/addresses/twin-context';
import admin from '@/messages/en-US/admin.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { AdminPage } from './admin-page';
import { useAdminStore } from './admin-store';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

/** A fragment stands for the other language, because the test's browser leaves for no other page. */
async function open(id: string, language: string | null, stage = 'in') {
  const api = new FakeAccountApi();
  api.answers['/api/admin-staff'] = {
    staff: { id, name: 'ada', role: 'owner' },
    stage,
    language,
    steps: { app: true, passkey: false },
  };
  api.answers['/api/admin-today'] = {};
  api.answers['/api/admin-login/language'] = { success: true };
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl('/admin/orders');
  window.location.hash = '';
  document.documentElement.lang = 'en-CA';
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown', language: null });
  renderScreen(
    <TwinProvider value={(address) => `#fr${address}`}>
      <AdminPage section="orders" title="Orders">
        All orders
      </AdminPage>
    </TwinProvider>,
    { admin },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return api;
}

const told = (api: FakeAccountApi) =>
  api.asked.filter(({ name }) => name === '/api/admin-login/language');

test('a member who reads French gets the page in French', async () => {
  await open('s1', 'fr-CA');
  await waitFor(() => expect(window.location.hash).toBe('#fr/admin/orders'));
});

test.each([null, 'en-US'])(
  'a member with the language %s stays, and can change it',
  async (language) => {
    const api = await open('s1', language);
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: admin.otherLanguage, hidden: true }));
    await waitFor(() => expect(window.location.hash).toBe('#fr/admin/orders'));
    expect(told(api)).toHaveLength(1);
  },
);

test('the shared password is nobody’s: the page changes, and nothing is kept', async () => {
  const api = await open('clinic', null);
  await userEvent.click(screen.getByRole('button', { name: admin.otherLanguage, hidden: true }));
  await waitFor(() => expect(window.location.hash).toBe('#fr/admin/orders'));
  expect(told(api)).toHaveLength(0);
});

test('the login form opens in the other language, and nothing is kept', async () => {
  const api = await open('s1', 'en-US', 'second_step');
  await userEvent.click(screen.getByRole('button', { name: admin.otherLanguage }));
  await waitFor(() => expect(window.location.hash).toBe('#fr/admin/orders'));
  expect(told(api)).toHaveLength(0);
});
