import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { tellFailure } from '@/features/failures/public';
import consents from '@/messages/en-US/consents.json';
import errors from '@/messages/en-US/errors.json';
import news from '@/messages/en-US/news.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { NewsScreen } from './news-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

const leavePath = '/api/unsubscribe-email-with-code?code=leave-code';

function open(address: string, answers: FakeAccountApi['answers'] = {}) {
  const api = new FakeAccountApi();
  Object.assign(api.answers, answers);
  globalThis.fetch = api.fetch;
  window.history.replaceState(null, '', address);
  mockRouter.setCurrentUrl('/news');
  const view = renderScreen(
    <main>
      <NewsScreen sellerAddress="12 Bow Trail, Calgary AB T2P 1J9" />
    </main>,
    { consents, errors, news, ui },
  );
  return { api, ...view };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('takes the yes of the link in the mail, and takes the code out of the address', async () => {
  const { api, container } = open('/news#confirm=yes-code', {
    '/api/confirm-subscription': { result: true },
  });
  expect(await heading('You are on the list')).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(api.asked.map(({ name }) => name)).toEqual(['/api/confirm-subscription']);
  expect(api.last('/api/confirm-subscription')).toEqual([{ code: 'yes-code' }]);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it.each([
  ['permission_error', 'This link no longer works'],
  ['not_found_error', "We don't know this link"],
])('offers a new link when the old one is refused with %s', async (code, title) => {
  open('/news#confirm=yes-code', { '/api/confirm-subscription': refusedWith(code) });
  expect(await heading(title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me news' })).toBeVisible();
});

it('asks again when the server was out of reach', async () => {
  const { api } = open('/news#confirm=yes-code', {
    '/api/confirm-subscription': refusedWith('internal_error'),
  });
  expect(await heading('We could not reach our server')).toBeVisible();
  expect(tellFailure).toHaveBeenCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'news',
  );
  api.answers['/api/confirm-subscription'] = { result: true };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('You are on the list')).toBeVisible();
});

it('takes nobody off the list before the button is pressed', async () => {
  const { api, container } = open('/news#leave=leave-code', { [leavePath]: { result: true } });
  expect(await heading('Leave our news list?')).toBeVisible();
  expect(api.asked).toEqual([]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(await act(() => axe(container))).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Leave the list' }));
  expect(await heading('You are off the list')).toBeVisible();
});

it('stops the tips after a delivery by the button, and only by it', async () => {
  const stopPath = '/api/stop-follow-ups?code=stop-code';
  const { api, container } = open('/news#stop=stop-code', { [stopPath]: { result: true } });
  expect(await heading('No more tips about your hearing aids?')).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(api.asked).toEqual([]);
  expect(await act(() => axe(container))).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await heading('These emails have stopped')).toBeVisible();
});

it.each([
  ['leave', leavePath, 'Leave the list'],
  ['stop', '/api/stop-follow-ups?code=leave-code', 'Stop these emails'],
])('says and reports that %s did not get through', async (link, path, action) => {
  open(`/news#${link}=leave-code`, { [path]: refusedWith('internal_error') });
  await userEvent.click(await screen.findByRole('button', { name: action }));
  expect(await heading('We could not reach our server')).toBeVisible();
  expect(tellFailure).toHaveBeenLastCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'news',
  );
});

it('says so when it does not know the link', async () => {
  jest.mocked(tellFailure).mockClear();
  open('/news#leave=leave-code', { [leavePath]: refusedWith('not_found_error') });
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the list' }));
  expect(await heading("We don't know this link")).toBeVisible();
  expect(tellFailure).not.toHaveBeenCalled();
});

it('has a form for who comes without a link, and answers alike for every address', async () => {
  const { api, container } = open('/news', { '/api/subscribe': { result: true } });
  expect(await heading('News from us by email')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send me news' }));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(await act(() => axe(container))).toHaveNoViolations();
  await userEvent.type(screen.getByLabelText('Email'), ' ada@example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Send me news' }));
  expect(await screen.findByText(/If ada@example.ca is not on our list yet/)).toBeVisible();
  expect(api.last('/api/subscribe')).toEqual([{ email: 'ada@example.ca' }]);
});
