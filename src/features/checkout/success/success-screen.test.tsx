import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import messages from '@/messages/en-US/checkout-success.json';
import ui from '@/messages/en-US/ui.json';
import { FakeCheckoutApi } from '@/testing/fakes/fake-checkout-api';
import { renderScreen } from '@/testing/jest/render';
import { wireLine } from '@/testing/fakes/wire-cart';
import { markOrderPlaced } from './placed-order-mark';
import { SuccessScreen } from './success-screen';

const mockApi = { current: new FakeCheckoutApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const order = {
  id: 'order_1',
  number: '10482',
  date_created: '2026-11-21T17:00:00.000Z',
  guest: true,
  paid: true,
  hold_reason: null as string | null,
  currency: 'USD',
  cart_id: 'cart-1',
  account: { email: 'margaret@example.ca' },
  items: [
    wireLine({ id: 'line-1', quantity: 1, price: 4000, name: 'Charge-and-Go', variant: 'Premium' }),
  ],
  sub_total: 4000,
  discount_total: 400,
  shipment_total: 0,
  tax_included_total: 0,
  grand_total: 3600,
  capture_total: 3550,
  shipping: {
    name: 'Margaret Okafor',
    address1: '118 Lakeshore Road',
    address2: 'Unit 4',
    city: 'Calgary',
    state: 'AB',
    zip: 'T2P 1J9',
    service: 'priority_shipping',
    service_name: 'Priority shipping',
    pickup: false,
  },
  billing: { card: { brand: 'Visa', last4: '4242' } },
};

beforeEach(async () => {
  mockApi.current = new FakeCheckoutApi();
  mockApi.current.order = order;
  document.cookie = 'swell-session=abc';
  await mockRouter.push('/checkout-success?order=order_1');
});

function openPage() {
  return renderScreen(
    <main>
      <SuccessScreen />
    </main>,
    { 'checkout-success': messages, ui },
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('says thank you, with number, date, total and where it goes', async () => {
  const { container } = openPage();
  await heading('Thank you for your order');
  expect(screen.getByTestId('order-number')).toHaveTextContent(/^10482$/);
  expect(screen.getByText('November 21, 2026')).toBeVisible();
  const receipt = screen.getByRole('region', { name: 'Order 10482' });
  expect(receipt).toHaveTextContent('Discount−$400.00');
  expect(receipt).toHaveTextContent('Gift cards−$50.00');
  expect(receipt).toHaveTextContent('Total$3,550.00');
  expect(receipt).toHaveTextContent(
    'Ships to Margaret Okafor, Unit 4, 118 Lakeshore Road, Calgary, AB T2P 1J9',
  );
  expect(receipt).toHaveTextContent('Paid with Visa ending 4242');
  expect(screen.getByRole('heading', { name: 'Keep this order in an account' })).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it.each([
  ['hearing_test_needed', 'Send us your hearing test'],
  ['prescription_needed', 'Send us your prescription'],
  ['dispenser_review', 'A hearing expert checks your order'],
])('tells kindly what an order on hold for %s waits for', async (reason, title) => {
  mockApi.current.order = { ...order, hold_reason: reason };
  const { container } = openPage();
  await heading('Thank you for your order');
  const step = screen.getByRole('listitem', { current: 'step' });
  expect(within(step).getByRole('heading', { name: title })).toBeVisible();
  expect(within(step).getByRole('link', { name: 'Take the test, 10 to 15 minutes' })).toBeVisible();
  expect(within(step).getByRole('link', { name: 'Upload a test' })).toBeVisible();
  expect(step).toHaveTextContent(/before we ship/);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('tells where a pick-up is collected', async () => {
  const shipping = { ...order.shipping, service: 'pickup_montreal', pickup: true };
  mockApi.current.order = { ...order, shipping };
  openPage();
  expect(await screen.findByText(/Usually ready in 24 hours/)).toHaveTextContent('Montréal');
  expect(screen.queryByText(/Lakeshore/)).not.toBeInTheDocument();
});

it('has the link to an account mailed to the address of the order, whether there is one or not', async () => {
  const recover = jest.fn(async () => ({ success: true }));
  Object.assign(mockApi.current.client, { account: { recover } });
  openPage();
  await heading('Thank you for your order');
  await userEvent.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/If we can, we just sent a link to margaret@/)).toBeVisible();
  expect(recover).toHaveBeenCalledWith(expect.objectContaining({ email: 'margaret@example.ca' }));
  expect(screen.queryByRole('button', { name: 'Email me the link' })).not.toBeInTheDocument();
});

it('offers no account to somebody who has one', async () => {
  mockApi.current.order = { ...order, guest: false };
  openPage();
  await heading('Thank you for your order');
  expect(screen.queryByText(/Keep this order in an account/)).not.toBeInTheDocument();
});

describe('shows no data', () => {
  afterEach(() => {
    expect(screen.queryByTestId('order-number')).not.toBeInTheDocument();
    expect(screen.queryByText(/margaret/)).not.toBeInTheDocument();
  });

  it('when the address names another order', async () => {
    await mockRouter.push('/checkout-success?order=order_2');
    const { container } = openPage();
    await heading("We can't find that order");
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('when this session has no order', async () => {
    mockApi.current.order = null;
    openPage();
    await heading("We can't find that order");
  });

  it('with a bare address and nothing ever bought here, and asks nobody', async () => {
    await mockRouter.push('/checkout-success');
    openPage();
    await heading("We can't find that order");
    expect(mockApi.current.heard).toEqual([]);
  });

  it('without a session, and asks nobody', async () => {
    document.cookie = 'swell-session=; max-age=0';
    openPage();
    await heading("We can't find that order");
    expect(mockApi.current.heard).toEqual([]);
  });
});

it('shows the last order under a bare address to whoever bought here', async () => {
  markOrderPlaced();
  await mockRouter.push('/checkout-success');
  openPage();
  await heading('Thank you for your order');
  localStorage.clear();
});

it('tries again when the shop does not answer', async () => {
  mockApi.current.refusals.order = { code: 'internal_error' };
  openPage();
  await heading('We can’t show your order right now');
  expect(
    await screen.findByRole('alert', {
      name: 'Unable to load your order. Please try again later.',
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Thank you for your order');
});
