import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { endSession } from '@/client/session/end-session';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import fields from '@/messages/en-US/fields.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { FakeAccountApi, refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import { wireKit } from '@/testing/fakes/fake-subscriptions-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import {
  listOf,
  wireCottage,
  wireExpired,
  wireHome,
  wireMastercard,
  wireVisa,
} from '@/testing/fakes/wire-book';
import { gateways } from '@/features/checkout/payments/gateways/gateways';
import { ProfileScreen } from '../profile-screen';
import { bookStore } from './use-book';

const mockApi = { current: new FakeAccountApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

/** Empties the store, as on a newly loaded page. */
const forgetBook = () =>
  act(() => bookStore.store.setState(bookStore.store.getInitialState(), true));

/** A modal is part of the address (spec 2): the test's router also updates the window's address. */
const shown = () => window.location.pathname + window.location.search;
beforeAll(() => {
  window.scrollTo = jest.fn();
  mockRouter.events.on('routeChangeComplete', (address: string) => {
    if (address !== shown()) window.history.pushState({}, '', address);
  });
  window.addEventListener('popstate', () => mockRouter.setCurrentUrl(shown()));
});

const margaret = {
  ...wireMargaret,
  shipping: { ...wireHome, account_address_id: wireHome.id },
  billing: { account_card_id: wireVisa.id },
};

beforeEach(() => {
  forgetBook();
  const api = new FakeAccountApi();
  mockApi.current = api;
  api.answers.get = margaret;
  api.answers.update = margaret;
  api.answers.listAddresses = listOf(wireCottage, wireHome);
  api.answers.listCards = listOf(wireMastercard, wireVisa, wireExpired);
  api.answers.listSubscriptions = listOf();
  document.cookie = 'swell-session=session-of-margaret';
  localStorage.clear();
  window.history.replaceState({}, '', '/account');
  mockRouter.setCurrentUrl('/account');
});

async function openAccount() {
  const view = renderScreen(
    <main>
      <ProfileScreen />
    </main>,
    { account, auth, errors, fields, ui },
  );
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return view;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = async (name: string, words: string) => {
  const rows = await part(name).findAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(words));
  if (!row) throw new Error(`${words} is in no row`);
  return row;
};

describe('addresses', () => {
  it('lists them with what they are used for, the defaults first', async () => {
    const { container } = await openAccount();
    const home = within(await rowOf('Addresses', '118 Lakeshore Road'));
    expect(home.getByText('Default for shipping')).toBeVisible();
    expect(home.getByText('Default for billing')).toBeVisible();
    expect(part('Addresses').getAllByRole('listitem')[0]).toHaveTextContent('118 Lakeshore Road');
    expect(screen.getByRole('button', { name: 'Edit 7 Pine Lane' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use for billing 7 Pine Lane' })).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('says that there are none, and that they cannot be had', async () => {
    mockApi.current.answers.listAddresses = refusedWith('internal_error');
    await openAccount();
    expect(await screen.findByText('We can’t show your addresses right now.')).toBeVisible();
    expect(await screen.findByRole('alert', { name: 'Something went wrong' })).toBeVisible();
    mockApi.current.answers.listAddresses = listOf();
    await userEvent.click(part('Addresses').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No addresses yet/)).toBeVisible();
  });

  it('adds one by the rules of the checkout, with the customer’s name filled in', async () => {
    const api = mockApi.current;
    await openAccount();
    await press('Add address');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
    const field = (label: string) => dialog.getByLabelText(label);
    expect(field('First name')).toHaveValue('Margaret');
    await userEvent.type(field('Address'), '7 Pine Lane');
    await userEvent.type(field('Postal code'), '12345');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    const summary = await dialog.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(field('Postal code')).toBeInvalid();
    expect(await act(() => axe(document.body))).toHaveNoViolations();

    await userEvent.clear(field('Postal code'));
    await userEvent.type(field('Postal code'), 't1w0b1');
    await userEvent.type(field('City'), 'Canmore');
    await userEvent.selectOptions(field('Province'), 'Alberta');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Use this address for billing' }));
    api.answers.createAddress = wireCottage;
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('createAddress')).toEqual([
      expect.objectContaining({ address1: '7 Pine Lane', zip: 'T1W 0B1', country: 'CA' }),
    ]);
    expect(api.last('update')).toEqual([
      { billing: expect.objectContaining({ address1: '7 Pine Lane' }) },
    ]);
  });

  it('shows at its field what the server refuses', async () => {
    const api = mockApi.current;
    await openAccount();
    await press('Edit 7 Pine Lane');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    api.answers.updateAddress = { errors: { zip: { code: 'INVALID', message: 'No' } } };
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(dialog.getByLabelText('Postal code')).toBeInvalid());
    expect(api.last('updateAddress')?.[0]).toBe('address-cottage');
  });

  it('removes one, and brings it back when that was a slip', async () => {
    const api = mockApi.current;
    await openAccount();
    await screen.findByRole('button', { name: 'Remove 118 Lakeshore Road' });
    api.answers.deleteAddress = wireHome;
    api.answers.listAddresses = listOf(wireCottage);
    api.answers.get = { ...margaret, shipping: null };
    await press('Remove 118 Lakeshore Road');
    const told = await screen.findByRole('status', { name: 'Removed' });
    expect(told).toHaveTextContent('118 Lakeshore Road was removed.');
    expect(told).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Edit 118 Lakeshore Road' })).toBeNull();

    api.answers.createAddress = { ...wireHome, id: 'address-again' };
    api.answers.listAddresses = listOf({ ...wireHome, id: 'address-again' }, wireCottage);
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Edit 118 Lakeshore Road' })).toBeVisible();
    expect(api.last('update')).toEqual([
      { shipping: expect.objectContaining({ account_address_id: 'address-again' }) },
    ]);
  });

  it('keeps what was typed when the session ends, for that customer and nobody else', async () => {
    const api = mockApi.current;
    const { unmount } = await openAccount();
    await press('Edit 7 Pine Lane');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await userEvent.type(dialog.getByLabelText('Apartment, suite (optional)'), 'Cabin 3');
    api.answers.updateAddress = refusedWith('UNAUTHORIZED');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(endSession).toHaveBeenCalled());
    unmount();
    // A login loads a new page, without a dialog in its address.
    forgetBook();
    window.history.replaceState({}, '', '/account');
    mockRouter.setCurrentUrl('/account');

    await openAccount();
    const again = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    expect(again.getByLabelText('Apartment, suite (optional)')).toHaveValue('Cabin 3');
    expect(again.getByText(/is still here/)).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Cabin');
  });
});

describe('cards', () => {
  it('lists them, tells which are expired, and lets no expired one pay by default', async () => {
    await openAccount();
    expect(await rowOf('Saved cards', 'Visa ending 4242')).toHaveTextContent('Pays by default');
    const expired = within(await rowOf('Saved cards', 'Visa ending 0005'));
    expect(expired.getByText('Expired')).toBeVisible();
    expect(expired.queryByRole('button', { name: /Make default/ })).toBeNull();
    await press('Make default MasterCard ending 4444');
    await waitFor(() =>
      expect(mockApi.current.last('update')).toEqual([
        { billing: { account_card_id: 'card-mastercard' } },
      ]),
    );
  });

  it('adds one by way of the vault, and tells what the vault refuses', async () => {
    const api = mockApi.current;
    api.answers.methods = {
      card: { id: 'card', name: 'Card', gateway: 'embedded', mode: 'test' },
    };
    await openAccount();
    await press('Add card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }));
    expect(await dialog.findByText('Test mode: no real card is charged')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Card number'), '4242424242424242');
    await userEvent.type(dialog.getByLabelText('Expiration date'), '848');
    await userEvent.type(dialog.getByLabelText('Security code'), '123');
    await userEvent.type(dialog.getByLabelText('Name on card'), 'Margaret Okafor');
    expect(await act(() => axe(document.body))).toHaveNoViolations();
    api.answers.createToken = refusedWith('validation_error', 'exp_year');
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(dialog.getByLabelText('Expiration date')).toBeInvalid());

    await userEvent.type(dialog.getByLabelText('Expiration date'), '{Backspace}9');
    api.answers.createToken = { token: 'card_new' };
    api.answers.createCard = { id: 'card-new' };
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('createCard')).toEqual([{ token: 'card_new' }]);
    expect(JSON.stringify(api.asked.filter(({ name }) => name !== 'createToken'))).not.toContain(
      '424242',
    );
  });

  it('says how one is kept where the gateway takes cards in its own fields alone', async () => {
    const api = mockApi.current;
    const gateway = gateways.find(({ ways }) => ways.card?.place === 'fields')?.name;
    api.answers.methods = { card: { id: 'card', name: 'Card', gateway, mode: 'live' } };
    await openAccount();
    await press('Add card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }));
    expect(await dialog.findByText(/^A new card can be kept only when you pay/)).toBeVisible();
    expect(dialog.queryByLabelText('Card number')).toBeNull();
    expect(await act(() => axe(document.body))).toHaveNoViolations();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has another card pay for a subscription before its card goes', async () => {
    const api = mockApi.current;
    api.answers.listSubscriptions = listOf(wireKit);
    await openAccount();
    expect(await screen.findByRole('link', { name: 'Dome & Filter Kit' })).toBeVisible();
    await press('Remove Visa ending 4242');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending 4242' }));
    const choice = dialog.getByRole('radiogroup', { name: 'This card pays instead' });
    expect(within(choice).getAllByRole('radio')).toHaveLength(1);
    api.answers.updateSubscription = wireKit;
    api.answers.deleteCard = wireVisa;
    await userEvent.click(dialog.getByRole('button', { name: 'Change and remove card' }));
    await waitFor(() => expect(api.last('deleteCard')).toEqual(['card-visa']));
    expect(api.last('updateSubscription')).toEqual([
      'sub-1',
      { billing: { account_card_id: 'card-mastercard' } },
    ]);
  });

  it('keeps the only card of a subscription, and says why', async () => {
    const api = mockApi.current;
    api.answers.listSubscriptions = listOf(wireKit);
    api.answers.listCards = listOf(wireVisa, wireExpired);
    await openAccount();
    await screen.findByRole('link', { name: 'Dome & Filter Kit' });
    await press('Remove Visa ending 4242');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Visa ending 4242' }));
    expect(dialog.getByText(/Dome & Filter Kit is paid with this card. Add another/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /remove card/i })).toBeNull();
  });
});
