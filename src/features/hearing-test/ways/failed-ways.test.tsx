import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toasts/toast';
import errors from '@/messages/en-US/errors.json';
import hearingTest from '@/messages/en-US/hearing-test.json';
import result from '@/messages/en-US/hearing-result.json';
import { renderScreen } from '@/testing/jest/render';
import { useFlowStore } from '../flow/flow-store';
import { DeleteResult } from '../result/delete-result';
import { ElsewherePanel } from './elsewhere-panel';
import { WaiverPanel } from './waiver-panel';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: () => Promise.reject(new TypeError('Failed to fetch')),
  renewSwellClient: jest.fn(),
}));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));

const messages = { errors, 'hearing-test': hearingTest, 'hearing-result': result };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  mockRouter.setCurrentUrl('/hearing-test');
  useFlowStore.setState({
    flow: { email: 'ada@example.ca', name: 'Ada', skip: false, updated: '2026-11-24T00:00:00Z' },
  });
});

async function expectTold(words: string) {
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', words));
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), 'hearing-test');
}

test('a waiver that was not saved is told and reported', async () => {
  renderScreen(<WaiverPanel html="<p>Terms</p>" />, messages);
  await userEvent.click(screen.getByRole('checkbox'));
  await press(hearingTest.waiver.confirm);
  await expectTold(hearingTest.waiver.failed);
});

test('a test elsewhere that did not start is told and reported', async () => {
  renderScreen(<ElsewherePanel />, messages);
  await userEvent.click(screen.getByRole('checkbox'));
  await press(hearingTest.elsewhere.action);
  await expectTold(errors.toast.generic);
});

test('a result that was not deleted is told and reported', async () => {
  renderScreen(<DeleteResult savedId="result-1" onDeleted={jest.fn()} />, messages);
  await press(result.keep.delete);
  await press(result.keep.confirmYes);
  await expectTold(result.keep.deleteFailed);
});
