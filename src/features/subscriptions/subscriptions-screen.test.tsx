import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import account from '@/messages/en-US/account.json';
import auth from '@/messages/en-US/auth.json';
import errors from '@/messages/en-US/errors.json';
import subscriptions from '@/messages/en-US/subscriptions.json';
import ui from '@/messages/en-US/ui.json';
import '@/testing/jest/browser-apis';
import { refusedWith } from '@/testing/fakes/fake-account-api';
import { FakeSubscriptionsApi, wireKit } from '@/testing/fakes/fake-subscriptions-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { SubscriptionsScreen } from './subscriptions-screen';
import { subscriptionsStore } from './use-subscriptions';

const mockApi = { current: new FakeSubscriptionsApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

/** A modal is part of the address (spec 2): the test's router also updates the window's address. */
const shown = () => window.location.pathname + window.location.search;
beforeAll(() => {
  window.scrollTo = jest.fn();
  mockRouter.events.on('routeChangeComplete', (address: string) => {
    if (address !== shown()) window.history.pushState({}, '', address);
  });
  window.addEventListener('popstate', () => mockRouter.setCurrentUrl(shown()));
});

beforeEach(() => {
  mockApi.current = new FakeSubscriptionsApi();
  act(() => subscriptionsStore.store.setState(subscriptionsStore.store.getInitialState(), true));
  document.cookie = 'swell-session=session-of-margaret';
  localStorage.clear();
});

async function open(address = '/account/subscriptions?plan=sub-1') {
  mockRouter.setCurrentUrl(address);
  const { container } = renderScreen(
    <main>
      <SubscriptionsScreen />
    </main>,
    { account, auth, errors, subscriptions, ui },
  );
  await screen.findByRole('heading', { level: 1, name: 'Your subscriptions' });
  return { api: mockApi.current, container };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const confirm = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  it('says what comes next, and leads to each', async () => {
    const { container } = await open('/account/subscriptions');
    expect(
      await screen.findByText('Next charge: $48.00 USD plus tax on February 21, 2048'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage Dome & Filter Kit' })).toHaveAttribute(
      'href',
      '/account/subscriptions?plan=sub-1',
    );
    const menu = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(menu.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('leads a customer without any to the accessories', async () => {
    mockApi.current.subscriptions = [];
    const { container } = await open('/account/subscriptions');
    expect(await screen.findByText('You have no subscriptions')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See accessories' })).toHaveAttribute(
      'href',
      '/accessories',
    );
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('says when it cannot be read, and asks again', async () => {
    mockApi.current.refusals.list = refusedWith('connection_error');
    await open('/account/subscriptions');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.some((one) => /We can’t show your subscriptions/.test(one.textContent))).toBe(
      true,
    );
    expect(await screen.findByRole('alert', { name: 'Something went wrong' })).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('link', { name: /Manage/ })).toBeVisible();
  });

  it('shows what there is when the address names one of somebody else', async () => {
    await open('/account/subscriptions?plan=of-somebody-else');
    expect(await screen.findByText('We can’t find this subscription')).toBeVisible();
    expect(screen.getByRole('link', { name: /Manage/ })).toBeVisible();
  });
});

describe('one subscription', () => {
  it('shows plan, card and invoices', async () => {
    const { container } = await open();
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    const invoices = within(screen.getByRole('table', { name: 'Invoices' }));
    expect(invoices.getByText('$50.40 USD')).toBeVisible();
    expect(invoices.getByText('Paid')).toBeVisible();
    expect(invoices.queryByText('9000002')).not.toBeInTheDocument();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('is paused, and resumed', async () => {
    const { api } = await open();
    await press('Pause');
    await dialog('Pause your subscription');
    await confirm('Pause subscription');
    expect(await screen.findByText(/Paused until you resume it/)).toBeVisible();
    expect(await screen.findByText('Your subscription is paused')).toBeVisible();
    expect(api.changes).toEqual([['sub-1', { paused: true, date_pause_end: null }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Resume');
    await dialog('Resume your subscription');
    await confirm('Resume subscription');
    await waitFor(() => expect(api.changes.at(-1)).toEqual(['sub-1', { paused: false }]));
    expect(await screen.findByText(/^Next charge/)).toBeVisible();
  });

  it('is paused until a day, and not until one that is over', async () => {
    const { api } = await open();
    await press('Pause');
    const paused = await dialog('Pause your subscription');
    await userEvent.click(screen.getByRole('radio', { name: 'Until a date' }));
    const field = screen.getByLabelText('Goes on from');
    await userEvent.type(field, '2020-01-01');
    await confirm('Pause subscription');
    expect(field).toHaveAccessibleDescription(/choose a day/);
    expect(api.changes).toEqual([]);
    expect(await act(() => axe(paused))).toHaveNoViolations();
    const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await userEvent.clear(field);
    await userEvent.type(field, day);
    await confirm('Pause subscription');
    await waitFor(() =>
      expect(api.changes).toEqual([
        ['sub-1', { paused: true, date_pause_end: `${day}T12:00:00.000Z` }],
      ]),
    );
  });

  it.each([
    ['On February 21, 2048, when what you paid for ends', { cancel_at_end: true }, /^Ends on/],
    ['Now', { canceled: true }, /^Canceled on/],
  ])('is canceled: %s', async (choice, change, words) => {
    const { api } = await open();
    await press('Cancel subscription');
    const asking = within(await dialog('Cancel your subscription'));
    await userEvent.click(asking.getByRole('radio', { name: choice }));
    await userEvent.click(asking.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.changes).toEqual([['sub-1', change]]);
  });

  it('changes its plan, saying what is charged then', async () => {
    const { api } = await open();
    await press('Change how often');
    await userEvent.click(await screen.findByRole('radio', { name: 'Every 6 months' }));
    expect(screen.getByText(/charge your card \$52\.00 USD plus tax on February 21/)).toBeVisible();
    await confirm('Save this choice');
    await waitFor(() => expect(api.changes).toEqual([['sub-1', { plan_id: 'every-6-months' }]]));
  });

  it('changes its quantity', async () => {
    const { api } = await open();
    await press('Change quantity');
    await dialog('Change the quantity');
    expect(screen.getByRole('button', { name: 'Save quantity' })).toBeDisabled();
    await confirm('Increase quantity of Dome & Filter Kit');
    expect(screen.getByText(/charge your card \$72\.00 USD/)).toBeVisible();
    await confirm('Save quantity');
    await waitFor(() => expect(api.changes).toEqual([['sub-1', { quantity: 3 }]]));
  });

  it('changes the card to another one that is saved and still good', async () => {
    const { api, container } = await open();
    const card = { token: 'card_1', brand: 'Mastercard', exp_month: 8 };
    api.cards = [
      { ...card, id: 'new', last4: '4444', exp_year: 2098 },
      { ...card, id: 'old', last4: '1111', exp_year: 2020 },
    ];
    await press('Change the card');
    await dialog('Change the card');
    const choice = await screen.findByRole('radio', { name: /Mastercard ending in 4444/ });
    expect(screen.queryByRole('radio', { name: /1111/ })).not.toBeInTheDocument();
    await userEvent.click(choice);
    expect(screen.getByText(/You agree that we charge this card \$48.00 USD/)).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
    await confirm('Use this card');
    expect(await screen.findByText('We charge this card from now on')).toBeVisible();
    expect(api.changes).toEqual([['sub-1', { billing: { account_card_id: 'new' } }]]);
  });

  it('stays as it is when a change is refused, and says so', async () => {
    mockApi.current.refusals.update = refusedWith('server_error');
    await open();
    await press('Pause');
    const asking = await dialog('Pause your subscription');
    await confirm('Pause subscription');
    expect(
      await screen.findByText('There was an error while updating your subscription'),
    ).toBeVisible();
    expect(within(asking).getByRole('alert')).toHaveTextContent('nothing has changed');
    expect(asking).toBeVisible();
  });

  it('offers nothing once it is over', async () => {
    mockApi.current.subscriptions = [
      { ...wireKit, status: 'canceled', date_canceled: '2048-01-02T00:00:00Z' },
    ];
    await open();
    expect(await screen.findByText(/^Canceled on January 2, 2048/)).toBeVisible();
    expect(screen.queryByText('Make a change')).not.toBeInTheDocument();
  });
});
