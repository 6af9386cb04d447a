import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import type { LoginStage, StaffRole } from '@/domain/staff/staff-roles';
import admin from '@/messages/en-US/admin.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { AdminPage } from './admin-page';
import { useAdminStore } from './admin-store';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const staffOf = (stage: LoginStage, role: StaffRole = 'owner') => ({
  staff: { id: 's1', name: 'ada', role },
  stage,
  steps: { app: true, passkey: false },
});

async function open(stage: LoginStage, role?: StaffRole) {
  const api = new FakeAccountApi();
  api.answers['/api/admin-staff'] = staffOf(stage, role);
  api.answers['/api/admin-today'] = {};
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl('/admin/hearing-tests');
  keepAdminToken('half');
  useAdminStore.setState({ status: 'unknown' });
  const { container } = renderScreen(
    <AdminPage section="hearing-tests" title="Tests">
      Whose ears
    </AdminPage>,
    { admin },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { api, container };
}

const heading = (name: string) => screen.findByRole('heading', { name });

test('the first login sets up the second step, and shows the codes for paper once', async () => {
  const { api, container } = await open('set_up');
  expect(await heading(admin.setUp.heading)).toHaveFocus();
  api.answers['/api/admin-login/authenticator'] = {
    secret: 'ABCDEFGH',
    link: 'otpauth://totp/x',
    picture: { size: 3, path: 'M0 0h1v1h-1z' },
  };
  await userEvent.click(screen.getByRole('button', { name: admin.setUp.begin }));
  expect(await heading(admin.setUp.scanHeading)).toHaveFocus();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  const refusal = refusedWith('validation_error', 'code');
  api.answers['/api/admin-login/authenticator'] = refusal;
  const field = screen.getByLabelText(admin.setUp.code);
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(admin.codes.faults.wrong);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();

  api.answers['/api/admin-login/authenticator'] = {
    token: 'whole',
    recovery_codes: ['ABCDE-23456'],
  };
  await userEvent.clear(field);
  await userEvent.type(field, '123456{Enter}');
  expect(await heading(admin.setUp.paperHeading)).toHaveFocus();
  expect(screen.getByText('ABCDE-23456')).toBeVisible();
  expect(screen.queryByText('Whose ears')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  api.answers['/api/admin-staff'] = staffOf('in');
  await userEvent.click(screen.getByRole('button', { name: admin.setUp.kept }));
  expect(await screen.findByText('Whose ears')).toBeVisible();
});

test('the second step takes a code of the app, or one from the paper', async () => {
  const { api, container } = await open('second_step');
  expect(await heading(admin.codes.heading)).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: admin.codes.instead.paper }));
  api.answers['/api/admin-login/second-step'] = { token: 'whole' };
  api.answers['/api/admin-staff'] = staffOf('in');
  await userEvent.type(screen.getByLabelText(admin.codes.paper), 'abcde 23456{Enter}');
  expect(await screen.findByText('Whose ears')).toBeVisible();
});

test('a room of another role says whose it is, and stands in no menu', async () => {
  const { container } = await open('in', 'shop');
  expect(
    await screen.findByText(
      'It is for: owner, clinic. If you need it for your work, ask an owner.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Whose ears')).not.toBeInTheDocument();
  expect(
    screen.queryByRole('link', { name: admin.sections['hearing-tests'] }),
  ).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: admin.sections.orders, hidden: true }),
  ).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
