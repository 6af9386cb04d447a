import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoreAnswer } from '@/client/requests/store-answer';
import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toasts/toast';
import { createRecordStore } from './record-store';

jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));

type Answer = (answer: StoreAnswer<string>) => Promise<void>;

function openRecords() {
  const asked: { answer: Answer; break: () => Promise<void> }[] = [];
  const { useRecords, show } = createRecordStore<string>({
    read: () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: (given) => act(async () => resolve(given)),
          break: () => act(async () => reject(new Error('chunk'))),
        });
      }),
    failure: 'fetchOrder',
    source: 'test',
  });
  function Page({ ownerId }: { ownerId: string }) {
    const { view, retry } = useRecords(ownerId);
    return <button onClick={retry}>{view.status === 'ready' ? view.value : view.status}</button>;
  }
  return { asked, show, Page };
}

const refused = { ok: false, code: 'internal_error', param: null, message: 'boom' } as const;
const shown = () => screen.getByRole('button').textContent;

it('reads when a page opens, and keeps what was shown while it reads again', async () => {
  const { asked, Page } = openRecords();
  const { unmount } = render(<Page ownerId="a" />);
  expect(shown()).toBe('loading');
  await asked[0]?.answer({ ok: true, value: 'first' });
  expect(shown()).toBe('first');
  unmount();
  render(<Page ownerId="a" />);
  expect(shown()).toBe('first');
  await asked[1]?.answer({ ok: true, value: 'second' });
  expect(shown()).toBe('second');
});

it('shows nothing of one customer to the next', async () => {
  const { asked, Page } = openRecords();
  const { rerender } = render(<Page ownerId="a" />);
  await asked[0]?.answer({ ok: true, value: 'of a' });
  rerender(<Page ownerId="b" />);
  expect(shown()).toBe('loading');
});

it.each([
  ['a refusal', refused],
  ['code that cannot be fetched', null],
])('tells %s by a toast, reports it, and tries again', async (_what, answer) => {
  jest.mocked(showToast).mockClear();
  jest.mocked(reportError).mockClear();
  const { asked, Page } = openRecords();
  render(<Page ownerId="a" />);
  if (answer) await asked[0]?.answer(answer);
  else await asked[0]?.break();
  expect(shown()).toBe('failed');
  expect(reportError).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  expect(shown()).toBe('loading');
  await asked[1]?.answer({ ok: true, value: 'there' });
  expect(shown()).toBe('there');
  expect(showToast).toHaveBeenCalledWith(
    'error',
    'Unable to load your order. Please try again later.',
  );
});

it('drops the answer that a later one, or a change, has overtaken', async () => {
  const { asked, show, Page } = openRecords();
  render(<Page ownerId="a" />);
  act(() => show('changed'));
  await asked[0]?.answer({ ok: true, value: 'old' });
  expect(shown()).toBe('changed');
});
