import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import admin from '@/messages/en-US/admin.json';
import hearing from '@/messages/en-US/admin-hearing.json';
import words from '@/messages/en-US/hearing-test.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { useSearchStore } from '../list/search-store';
import { useAdminStore } from '../shell/admin-store';
import { HearingTestsScreen } from './hearing-tests-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const waiver = {
  id: 'w1',
  email: 'walter@example.ca',
  textVersion: '2026-11-23',
  locale: 'en-US',
  at: '2026-11-23T12:00:00.000Z',
  proof: { kind: 'visit', confirmedAt: null },
};

async function open(search: string, waivers: readonly object[]) {
  const api = new FakeAccountApi();
  Object.assign(api.answers, {
    '/api/admin-staff': {
      staff: { id: 's1', name: 'ada', role: 'clinician' },
      stage: 'in',
      steps: { app: true, passkey: false },
    },
    '/api/admin-today': {},
    '/api/admin-list-hearing-tests': { page: 1, pageSize: 25, count: 0, results: [] },
    '/api/admin-hearing-result-details': {
      ...{ email: search, doNotPhone: false },
      ...{ results: [], uploads: [], questionnaires: [], waivers },
    },
  });
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl('/admin/hearing-tests');
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown' });
  useSearchStore.setState({ '/api/admin-list-hearing-tests': search });
  const messages = { admin, 'admin-hearing': hearing, 'hearing-test': words, ui };
  return renderScreen(<HearingTestsScreen />, messages);
}

test('somebody who only chose to buy without a test is found by their email', async () => {
  const { container } = await open('Walter@example.ca', [waiver]);
  expect(await screen.findByText(/walter@example\.ca/, { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('region', { name: hearing.withoutTest.heading })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('an address with nothing under it says so, and a name asks for nothing', async () => {
  const { unmount } = await open('nobody@example.ca', []);
  expect(await screen.findByText(hearing.withoutTest.none)).toBeVisible();
  unmount();
  await open('Walter', [waiver]);
  expect(await screen.findByText(admin.list.noMatch)).toBeVisible();
  expect(screen.queryByRole('region', { name: hearing.withoutTest.heading })).toBeNull();
});
