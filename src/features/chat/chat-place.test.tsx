import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { reportError } from '@/client/error-reporting';
import type { ChatView } from '@/domain/consultations/conversation';
import { ChatPlace } from './chat-place';
import { prepareChat } from './chat';
import { hasChat } from './has-chat';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));

const message = (id: string, author: 'visitor' | 'staff', text: string) => ({
  id,
  author,
  text,
  at: '2026-11-23T16:00:00.000Z',
});

/** A mock of the server's chat: it stores messages and begins a visit. */
function serve({ isOpen = true, email = null }: Partial<ChatView> = {}) {
  const chat: ChatView = { messages: [], email, isOpen };
  const said: unknown[] = [];
  globalThis.fetch = (async (_: unknown, request?: RequestInit) => {
    if (request?.method === 'POST') {
      const body = JSON.parse(String(request.body)) as { text: string };
      said.push(body);
      chat.messages = [...chat.messages, message(`${said.length}`, 'visitor', body.text)];
    }
    const headers = { get: () => (request?.method === 'POST' ? 'visit-1' : null) };
    return { ok: true, status: 200, headers, json: async () => ({ ...chat }) };
  }) as unknown as typeof fetch;
  return { chat, said };
}

async function open() {
  const Chat = await prepareChat();
  const view = render(
    <main>
      <h1>Shop</h1>
      <Chat />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Chat' }) };
}

beforeEach(() => {
  mockRouter.setCurrentUrl('/');
  document.cookie = 'swell-session=; max-age=0; path=/';
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

it('loads after five seconds and is there two seconds later, its window hidden', async () => {
  serve();
  jest.useFakeTimers();
  render(<ChatPlace />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(await screen.findByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is a link to the chat of another service where that is set', async () => {
  jest.useFakeTimers();
  render(<ChatPlace chatUrl="https://chat.example/boreal" />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  jest.useRealTimers();
  const link = await screen.findByRole('link', { name: 'Chat with us' });
  expect(link).toHaveAttribute('href', 'https://chat.example/boreal');
  expect(link).toHaveAttribute('rel', 'noreferrer');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each(['/iframes/nowhere', '/admin/nowhere?a=1'])(
  'stays away from the missing page at %s',
  async (address) => {
    mockRouter.setCurrentUrl(address);
    mockRouter.pathname = '/404';
    jest.useFakeTimers();
    render(<ChatPlace />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    jest.useRealTimers();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it.each([
  ['/', true],
  ['/product/charge-go', true],
  ['/checkout', false],
  ['/hearing-test', true],
  ['/hearing-test/take', false],
  ['/iframes/questionnaire', false],
  ['/admin/messages', false],
])('on %s: %s', (pathname, expected) => {
  expect(hasChat(pathname)).toBe(expected);
});

it('takes a message, keeps the visit it began, and shows an answer', async () => {
  const { chat, said } = serve();
  const { container, dialog } = await open();
  const field = await within(dialog).findByLabelText('Your message');
  expect(field).toHaveFocus();
  expect(await screen.findByText(/We reply within 1 hour/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(field).toBeInvalid();
  await userEvent.type(field, 'Hello');
  chat.messages = [message('0', 'staff', 'Good day')];
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(await within(screen.getByRole('log')).findByText('Good day')).toBeVisible();
  expect(said).toEqual([{ text: 'Hello', locale: 'en-US' }]);
  expect(document.cookie).toContain('swell-session=visit-1');
  expect(field).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
});

it('says by a toast and in its place that a message did not go out, and keeps it', async () => {
  serve();
  const { dialog } = await open();
  const field = await within(dialog).findByLabelText('Your message');
  await userEvent.type(field, 'Hello');
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  const words = 'Unable to send your message. Please try again later.';
  expect(await screen.findByRole('alert', { name: words })).toBeVisible();
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), 'chat');
  expect(field).toHaveValue('Hello');
});

it('asks for an address when nobody is there', async () => {
  const { said } = serve({ isOpen: false });
  await open();
  await userEvent.type(await screen.findByLabelText('Your email'), 'ada@');
  await userEvent.type(screen.getByLabelText('Your message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(screen.getByLabelText('Your email')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Your email'), 'example.ca');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() =>
    expect(said).toEqual([{ text: 'Hello', email: 'ada@example.ca', locale: 'en-US' }]),
  );
});

it('closes by Escape and by its button, gives the focus back, and holds the page of a phone', async () => {
  serve();
  await open();
  expect(document.body.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflow).toBe('');
  const launcher = screen.getByRole('button', { name: 'Chat with us' });
  expect(launcher).toHaveFocus();
  await userEvent.click(launcher);
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
