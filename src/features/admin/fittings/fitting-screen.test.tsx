import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import { calibrationOf } from '@/domain/audiometry/calibration';
import type { TestResult } from '@/domain/audiometry/test-result';
import { basisFaultOf } from '@/domain/fitting/fitting-basis';
import admin from '@/messages/en-US/admin.json';
import fitting from '@/messages/en-US/admin-fitting.json';
import orders from '@/messages/en-US/admin-orders.json';
import fields from '@/messages/en-US/fields.json';
import result from '@/messages/en-US/hearing-result.json';
import words from '@/messages/en-US/hearing-test.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { aTestResult } from '@/testing/hearing';
import '@/testing/jest/browser-apis';
import { renderScreen } from '@/testing/jest/render';
import { useAdminStore } from '../shell/admin-store';
import { FittingScreen } from './fitting-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const ordered = { level: 'advanced', receiver: 'regular', ears: ['R', 'L'] } as const;

function open(test: TestResult | null) {
  const api = new FakeAccountApi();
  Object.assign(api.answers, {
    '/api/admin-staff': {
      staff: { id: 's1', name: 'clio', role: 'clinician' },
      ...{ stage: 'in', steps: { app: true, passkey: false } },
    },
    '/api/admin-today': {},
    '/api/admin-make-signed-fitting-sheet': {},
    '/api/admin-fitting': {
      order: {
        ...{ id: 'order_1', number: '10482', status: 'hold', holdReason: 'fitting_sheet' },
        ...{ state: 'ON', name: 'Margaret Lee', lines: [] },
      },
      ordered,
      test: test && {
        ...{ id: 'test_1', isFlagged: false, signs: [], result: test },
        fault: basisFaultOf(test, ordered.ears),
      },
      ...{ papers: [], sheets: [], clinician: { name: 'Maren Tallis', licence: '0000' } },
    },
  });
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl('/admin/fitting?order=order_1');
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown' });
  const messages = {
    ...{ admin, ui, 'admin-fitting': fitting, 'admin-orders': orders },
    ...{ fields, 'hearing-result': result, 'hearing-test': words },
  };
  return { api, ...renderScreen(<FittingScreen />, messages) };
}

const card = () => screen.findByRole('region', { name: fitting.signOff });

test('a draft from the order’s test is signed only with both ticks, as what the server makes itself', async () => {
  const { api, container } = open(aTestResult());
  const signing = await card();
  expect(screen.getByText('About 84 of 100', { exact: false })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(within(signing).getByRole('button', { name: fitting.sign }));
  expect(within(signing).getByRole('alert')).toHaveTextContent(fitting.tickFirst);
  expect(api.last('/api/admin-make-signed-fitting-sheet')).toBeUndefined();
  for (const tick of within(signing).getAllByRole('checkbox')) await userEvent.click(tick);
  await userEvent.click(within(signing).getByRole('button', { name: fitting.sign }));
  expect(await screen.findByText(fitting.signedNow)).toBeVisible();
  expect(api.last('/api/admin-make-signed-fitting-sheet')).toMatchObject([
    { order_id: 'order_1', after: 0, basis: 'test', clinician: 'Maren Tallis', looked: true },
  ]);
});

test('a relative test sets nothing: the screen says how to get a better one, and offers a starting fit', async () => {
  open(aTestResult({ calibration: calibrationOf('relative') }));
  const signing = await card();
  expect(screen.getByText(fitting.faults.relative)).toBeVisible();
  expect(within(signing).getByText(fitting.startingTick)).toBeVisible();
  expect(screen.getByText(fitting.starting)).toBeVisible();
});

test('an audiogram is typed with the arrow keys and in boxes; what is no level is not taken', async () => {
  const { container } = open(null);
  await card();
  await userEvent.selectOptions(screen.getByLabelText(fitting.basis), 'typed');
  expect(screen.getByText(fitting.faults.incomplete)).toBeVisible();
  const mark = screen.getByRole('slider', { name: 'Right, 500 Hz' });
  expect(mark).toHaveAttribute('aria-valuetext', fitting.chart.none);
  mark.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(mark).toHaveAttribute('aria-valuetext', '40 dB HL');
  const box = screen.getByRole('textbox', { name: 'Right, 500 Hz, dB HL' });
  expect(box).toHaveValue('40');
  await userEvent.clear(box);
  await userEvent.type(box, '55');
  await userEvent.tab();
  expect(mark).toHaveAttribute('aria-valuetext', '55 dB HL');
  mark.focus();
  await userEvent.keyboard('{Delete}');
  expect(box).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
});
