import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import { parseOutcomeFilter } from '@/domain/outcomes/outcome-filter';
import type { OutcomeRecord } from '@/domain/outcomes/outcome-record';
import { outcomeReport, type OutcomeReport } from '@/domain/outcomes/outcome-report';
import admin from '@/messages/en-US/admin.json';
import words from '@/messages/en-US/admin-outcomes.json';
import reasons from '@/messages/en-US/return-reasons.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { useAdminStore } from '../shell/admin-store';
import { OutcomesScreen } from './outcomes-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const people = (count: number, of: (index: number) => Partial<OutcomeRecord> = () => ({})) =>
  Array.from({ length: count }, (_, index): OutcomeRecord => ({
    person: `person-${index}`,
    month: '2026-08',
    level: 'premium',
    receiver: 'regular',
    way: 'helper',
    isTrialOver: true,
    isReturned: false,
    returnReason: 'none_given',
    complaint: 'not_told',
    benefit: 'better',
    wearing: '4_to_8',
    adjustedAfterDays: null,
    ...of(index),
  }));

const reportOf = (records: readonly OutcomeRecord[]) =>
  outcomeReport(records, parseOutcomeFilter({}));

async function open(report: OutcomeReport | null, address = '/admin/outcomes') {
  const api = new FakeAccountApi();
  Object.assign(api.answers, {
    '/api/admin-staff': {
      staff: { id: 's1', name: 'ada', role: 'clinician' },
      stage: 'in',
      steps: { app: true, passkey: false },
    },
    '/api/admin-today': {},
    // The request has the filter of the address.
    [address.replace('/admin/', '/api/admin-')]: report ?? new Error('unreachable'),
  });
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl(address);
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown' });
  return renderScreen(<OutcomesScreen />, {
    ...{ admin, 'admin-outcomes': words, ui },
    'return-reasons': reasons,
  });
}

const part = (name: string) => screen.findByRole('region', { name });

test('adjustments have their quartiles in a table, by the way of testing', async () => {
  const records = people(12, (index) => ({ adjustedAfterDays: index + 1, way: 'clinic' }));
  const { container } = await open(reportOf(records));
  const adjustments = await part(words.parts.adjustments.title);
  const rows = within(adjustments).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Everybody.*4 days.*7 days.*9 days/),
    expect.stringMatching(/Clinic test.*4 days.*7 days.*9 days/),
  ]);
  expect(screen.getByText(/half of 12 people between 4 and 9 days/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a hidden group is named, and why it is hidden', async () => {
  await open(reportOf(people(20, (index) => ({ level: index < 2 ? 'basic' : 'premium' }))));
  const levels = await part(words.by.level);
  const rows = within(levels).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toHaveTextContent(words.notShown);
  expect(within(levels).getByText(words.whyNotShown)).toBeVisible();
  expect(levels).not.toHaveTextContent(/\b(2|18)\b/);
});

test.each([
  ['nobody yet', reportOf([]), '/admin/outcomes', words.empty.title],
  ['nobody in this group', reportOf([]), '/admin/outcomes?level=basic', words.noMatch.title],
  ['too few', reportOf(people(4)), '/admin/outcomes', words.few.title],
  ['no answer', null, '/admin/outcomes', admin.failed.title],
])('%s: the page says so', async (_, report, address, title) => {
  await open(report, address);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a month that is shown with its neighbour is told', async () => {
  const records = people(12, (index) => ({ month: index < 2 ? '2026-07' : '2026-08' }));
  const report = outcomeReport(records, parseOutcomeFilter({ from: '2026-08' }));
  await open(report, '/admin/outcomes?from=2026-08');
  expect(await screen.findByText(/ordered July 2026 to August 2026\. Months with/)).toBeVisible();
});
