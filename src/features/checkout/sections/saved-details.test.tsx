import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { cartActions } from '@/features/cart/public';
import checkout from '@/messages/en-US/checkout.json';
import errors from '@/messages/en-US/errors.json';
import healthSigns from '@/messages/en-US/health-signs.json';
import fields from '@/messages/en-US/fields.json';
import ui from '@/messages/en-US/ui.json';
import { FakeCheckoutApi } from '@/testing/fakes/fake-checkout-api';
import { renderScreen } from '@/testing/jest/render';
import { listOf, wireCottage, wireExpired, wireHome, wireVisa } from '@/testing/fakes/wire-book';
import { CheckoutScreen } from '../checkout-screen';
import { useCheckoutStore } from '../checkout-store';

const mockApi = { current: new FakeCheckoutApi() };
const mockBook = {
  asked: 0,
  get: async () => {
    mockBook.asked += 1;
    return {
      shipping: { ...wireHome, account_address_id: wireHome.id },
      billing: { account_card_id: wireVisa.id },
    };
  },
  listAddresses: async () => listOf(wireCottage, wireHome),
  listCards: async (): Promise<object> => listOf(wireExpired, wireVisa),
};

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => ({ ...mockApi.current.client, account: mockBook }),
  renewSwellClient: jest.fn(),
}));
jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
  window.matchMedia = jest.fn().mockReturnValue({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
});

beforeEach(async () => {
  mockApi.current = new FakeCheckoutApi();
  mockBook.asked = 0;
  mockBook.listCards = async () => listOf(wireExpired, wireVisa);
  localStorage.clear();
  document.cookie = 'swell-session=abc';
  await mockRouter.push('/checkout');
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
});

async function openCheckout(more: object = { account_logged_in: true }) {
  mockApi.current.more = { account: { email: 'margaret@example.ca' }, ...more };
  await act(() => cartActions.replace(null));
  await act(() => cartActions.refresh());
  const { container } = renderScreen(
    <main>
      <CheckoutScreen />
    </main>,
    { checkout, errors, fields, ui, 'health-signs': healthSigns },
  );
  await screen.findByRole('radiogroup', { name: 'Payment method' });
  return { user: userEvent.setup(), api: mockApi.current, container };
}

const chosenCard = () => screen.findByRole('radio', { name: 'Visa ending 4242' });
const payNow = async (user: ReturnType<typeof userEvent.setup>) => {
  const button = screen.getByRole('button', { name: /^Pay now/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button);
};

it('loads nothing for guests', async () => {
  await openCheckout({ account_logged_in: false });
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(screen.queryByLabelText('Saved addresses')).toBeNull();
  expect(screen.queryByLabelText('Save this card for next time')).toBeNull();
  expect(mockBook.asked).toBe(0);
});

it('fills in the default address and card, and pays with them', async () => {
  const { user, api, container } = await openCheckout();
  expect(await chosenCard()).toBeChecked();
  expect(screen.getByLabelText('Address')).toHaveValue('118 Lakeshore Road');
  expect(await screen.findByLabelText('Saved addresses')).toHaveDisplayValue(/118 Lakeshore/);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.getByRole('radio', { name: 'Visa ending 0005' })).toBeDisabled();
  expect(screen.getByText('Test mode: no real card is charged')).toBeVisible();
  expect(screen.getByText(/You pay with the card you saved/)).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
  await payNow(user);
  await waitFor(() => expect(api.heard).toContain('submit'));
  expect(api.heard).not.toContain('token');
  expect(api.sent).toContainEqual({
    gateway: 'embedded',
    intent: expect.objectContaining({ payment_method: 'card_visa' }),
  });
  expect(api.sent).toContainEqual(
    expect.objectContaining({
      billing: expect.objectContaining({ account_card_id: 'card-visa' }),
      account_info_saved: false,
    }),
  );
  expect(JSON.stringify({ ...localStorage })).not.toContain('card_visa');
});

it('changes to another address and to a new card, which is kept when asked for', async () => {
  const { user, api } = await openCheckout();
  await user.click(await screen.findByRole('radio', { name: 'A new card' }));
  await user.selectOptions(await screen.findByLabelText('Saved addresses'), [
    screen.getByRole('option', { name: /7 Pine Lane/ }),
  ]);
  expect(screen.getByLabelText('City')).toHaveValue('Canmore');
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expiration date'), '848');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.type(screen.getByLabelText('Name on card'), 'Margaret Okafor');
  const keep = screen.getByRole('checkbox', { name: 'Save this card for next time' });
  expect(keep).not.toBeChecked();
  await user.click(keep);
  await payNow(user);
  await waitFor(() => expect(api.heard).toContain('submit'));
  expect(api.sent).toContainEqual(
    expect.objectContaining({
      account_info_saved: true,
      shipping: expect.objectContaining({ address1: '7 Pine Lane' }),
    }),
  );
});

it('shows that fields which were changed are no saved address any more', async () => {
  const { user } = await openCheckout();
  const saved = await screen.findByLabelText('Saved addresses');
  await user.type(screen.getByLabelText('Apartment, suite (optional)'), '4');
  expect(saved).toHaveDisplayValue('A new address');
});

it('says that a saved card is gone, and asks which ones are left', async () => {
  const { user, api } = await openCheckout();
  await chosenCard();
  api.refusals = { intent: { code: 'validation_error', param: 'payment_method' } };
  mockBook.listCards = async () => listOf(wireExpired);
  await payNow(user);
  const notice = await screen.findByRole('group', { name: 'We could not use this saved card' });
  expect(within(notice).getByText(/the card was removed from your account/)).toBeVisible();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(api.heard).not.toContain('submit');
});
