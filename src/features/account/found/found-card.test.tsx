import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { tellFailure } from '@/features/failures/public';
import account from '@/messages/en-US/account.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { FoundCard } from './found-card';

jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

const test = { kind: 'hearing_test', id: 'result-1', at: '2026-11-03T18:00:00.000Z' };
const path = '/api/found-records';

function open(found: unknown) {
  const api = new FakeAccountApi();
  globalThis.fetch = api.fetch;
  api.answers[path] = found;
  const onKept = jest.fn();
  const { container } = renderScreen(<FoundCard onKept={onKept} />, { account, ui });
  return { api, onKept, container };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = /found a hearing test made under your address on November 3, 2026/;

it('is not there while nothing was found, and when nobody answers', async () => {
  const { api, container } = open({ results: [] });
  await waitFor(() => expect(api.asked).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

it('adds what is the customer’s own to the account, and says so where the focus goes', async () => {
  const { api, onKept, container } = open({ results: [test] });
  expect(await screen.findByText(question)).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
  api.answers[path] = {};
  await press('Yes, it is mine');
  expect(await screen.findByText('It is in your account now.')).toHaveFocus();
  expect(api.last(path)).toEqual([{ kind: 'hearing_test', id: 'result-1', answer: 'mine' }]);
  expect(screen.queryByText(question)).toBeNull();
  expect(onKept).toHaveBeenCalledTimes(1);
});

it('removes what somebody else left, after a second question', async () => {
  const { api, onKept, container } = open({ results: [test] });
  await screen.findByText(question);
  await press('No, remove it');
  expect(screen.getByRole('group', { name: /Are you sure/ })).toHaveFocus();
  await press('Go back');
  expect(api.asked).toHaveLength(1);
  await press('No, remove it');
  expect(await act(() => axe(container))).toHaveNoViolations();
  api.answers[path] = {};
  await press('Yes, remove it');
  expect(await screen.findByText('It is removed. Nobody will use it.')).toHaveFocus();
  expect(api.last(path)).toEqual([{ kind: 'hearing_test', id: 'result-1', answer: 'not_mine' }]);
  expect(onKept).not.toHaveBeenCalled();
});

it('keeps the question when the answer did not get through', async () => {
  const { api } = open({ results: [test] });
  await screen.findByText(question);
  api.answers[path] = Object.assign(new Error('no'), { code: 'internal_error' });
  await press('Yes, it is mine');
  expect(await screen.findByText(/did not work/)).toHaveFocus();
  expect(tellFailure).toHaveBeenCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'account',
  );
  expect(screen.getByText(question)).toBeVisible();
});
