import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FakeAccountApi, wireMargaret } from '@/testing/fakes/fake-account-api';
import { listOf } from '@/testing/fakes/wire-book';
import { renderScreen } from '@/testing/jest/render';
import account from '@/messages/en-US/account.json';
import errors from '@/messages/en-US/errors.json';
import fields from '@/messages/en-US/fields.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import '@/testing/shops/visitor-page';
import type { TellField } from '@/features/checkout/public';
import { NewCard } from './new-card';

const mockApi = { current: new FakeAccountApi() };
const mockShow = jest.fn();

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));
jest.mock('@/features/checkout/public', () => ({
  hasHostedFields: () => true,
  loadCardSetup: async () => ({ show: mockShow }),
}));

const messages = { account, errors, fields, ui };
const onSaved = jest.fn();

/** Our own server: the secret of a setup, and the token of the card that was agreed to. */
const server = {
  isBroken: false,
  calls: [] as { method: string; body: unknown }[],
  answer: (method: string): object =>
    method === 'POST' ? { client_secret: 'setup_1_secret_2' } : { token: 'card_kept' },
};

beforeEach(() => {
  const api = new FakeAccountApi();
  api.answers.methods = {
    card: {
      ...{ id: 'card', name: 'Card', gateway: 'with fields of its own', mode: 'test' },
      ...{ publishable_key: 'key_1', keeps_cards: true },
    },
  };
  api.answers.createCard = { id: 'card-new' };
  Object.assign(api.answers, { get: wireMargaret, update: wireMargaret });
  Object.assign(api.answers, { listAddresses: listOf(), listCards: listOf() });
  mockApi.current = api;
  server.calls = [];
  server.isBroken = false;
  globalThis.fetch = async (address, init) => {
    expect(address).toBe('/api/card-setup');
    const method = init?.method ?? 'GET';
    server.calls.push({ method, body: JSON.parse(String(init?.body)) });
    const { isBroken } = server;
    const answer = isBroken ? { error: { code: 'internal_error' } } : server.answer(method);
    return { ok: !isBroken, status: isBroken ? 500 : 200, json: async () => answer } as Response;
  };
  mockShow.mockReset();
  onSaved.mockClear();
});

/** Opens the form. The gateway's code answers `agree` as given. */
async function openForm(agree: () => Promise<object>) {
  const gateway = { tell: (() => undefined) as TellField, close: jest.fn(), agree: jest.fn(agree) };
  mockShow.mockImplementation(async (key: string, tell: TellField) => {
    expect(key).toBe('key_1');
    gateway.tell = tell;
    return gateway;
  });
  const view = renderScreen(
    <main>
      <NewCard isFirst={false} onSaved={onSaved} />
    </main>,
    messages,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Add card' })).toHaveFocus());
  expect(screen.getByText('Test mode: no real card is charged')).toBeVisible();
  await waitFor(() => expect(mockShow).toHaveBeenCalled());
  return { ...view, ...gateway, type: () => act(() => typeWhole(gateway.tell)) };
}

function typeWhole(tell: TellField) {
  tell('number', null);
  tell('expiry', null);
  tell('securityCode', null);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save card' }));

test('an empty form names its fields, and asks nobody', async () => {
  await openForm(async () => ({ kind: 'agreed', setupId: 'setup_1' }));
  await save();
  expect(await screen.findByText('Please check 3 fields.')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(server.calls).toEqual([]);
  expect(await act(() => axe(document.body))).toHaveNoViolations();
});

test('a card that its bank agrees to is saved, and may pay by default', async () => {
  const { agree, type } = await openForm(async () => ({ kind: 'agreed', setupId: 'setup_1' }));
  type();
  await userEvent.click(screen.getByLabelText('Pay with this card by default'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(agree).toHaveBeenCalledWith('setup_1_secret_2');
  expect(server.calls).toEqual([
    { method: 'POST', body: {} },
    { method: 'PUT', body: { id: 'setup_1' } },
  ]);
  expect(mockApi.current.last('createCard')).toEqual([{ token: 'card_kept' }]);
  expect(mockApi.current.last('update')).toEqual([{ billing: { account_card_id: 'card-new' } }]);
});

test.each([
  ['refused', 'The bank did not accept this card. Please check it, or add another one.'],
  [
    'not-confirmed',
    'Your bank has not confirmed this card. Please try again, or add another card.',
  ],
])('a card that is %s is not saved, and the form says why', async (kind, words) => {
  const { type } = await openForm(async () => ({ kind }));
  type();
  await save();
  expect(await screen.findByText(words)).toBeVisible();
  expect(server.calls.map(({ method }) => method)).toEqual(['POST']);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a shop that does not answer leaves the form as it is, and the next try saves the card', async () => {
  const { agree, type } = await openForm(async () => ({ kind: 'agreed', setupId: 'setup_1' }));
  type();
  server.isBroken = true;
  await save();
  expect(await screen.findByRole('alert', { name: 'Something went wrong' })).toBeVisible();
  expect(agree).not.toHaveBeenCalled();
  server.isBroken = false;
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

test('where the fields do not come, the form says so and tries again', async () => {
  mockShow.mockRejectedValueOnce(new Error('The code did not load'));
  renderScreen(<NewCard isFirst onSaved={onSaved} />, messages);
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(/^We can’t show the card fields right now/)).toBeVisible();
  const close = jest.fn();
  mockShow.mockResolvedValue({ agree: jest.fn(), close });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save card' })).toBeVisible();
  await waitFor(() => expect(mockShow).toHaveBeenCalledTimes(2));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Add card' })).toHaveFocus();
});
