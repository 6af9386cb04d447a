import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import cart from '@/messages/en-US/cart.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { FakeStoreApi } from '@/testing/fakes/fake-store-api';
import { renderScreen } from '@/testing/jest/render';
import { CartScreen } from './cart-screen';
import { useCartStore } from './cart-store';

const mockApi = { current: new FakeStoreApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

function openPage(api: Partial<FakeStoreApi>) {
  mockApi.current = Object.assign(new FakeStoreApi(), { mood: 'prompt', ...api });
  return renderScreen(
    <main>
      <CartScreen />
    </main>,
    { cart, errors, ui },
  );
}

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
});

beforeEach(() => {
  act(() => useCartStore.setState(useCartStore.getInitialState(), true));
  localStorage.setItem('boreal-charge-go-cart', '{"units":2}');
  document.cookie = 'swell-session=abc';
});

it('is the same cart as a page, with what one wants to know before paying', async () => {
  const { container } = openPage({ lines: [{ id: 'line-1', quantity: 2 }] });
  const total = await screen.findByRole('region', { name: 'Your total' });
  expect(within(total).getByTestId('subtotal')).toHaveTextContent('$298.00');
  expect(within(total).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  expect(screen.getByRole('listitem', { name: 'Standard Charger' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'How returns work' })).toHaveAttribute(
    'href',
    '/returns',
  );
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('waits with a spinner', async () => {
  const { container } = openPage({ mood: 'waiting' });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
  await act(async () => mockApi.current.next().answer());
});

it('says when it is empty', async () => {
  const { container } = openPage({ lines: [] });
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your total' })).not.toBeInTheDocument();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('can be asked for again when it cannot be shown', async () => {
  const { container } = openPage({ mood: 'failing' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});
