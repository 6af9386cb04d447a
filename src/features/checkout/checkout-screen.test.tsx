import { reportError } from '@/client/error-reporting';
import { showToast } from '@/components/ui/toasts/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { writePrivate } from '@/client/private/private-storage';
import { savedPartOf } from '@/domain/checkout/checkout-form';
import { cartActions } from '@/features/cart/public';
import checkout from '@/messages/en-US/checkout.json';
import errors from '@/messages/en-US/errors.json';
import healthSigns from '@/messages/en-US/health-signs.json';
import fields from '@/messages/en-US/fields.json';
import ui from '@/messages/en-US/ui.json';
import { filledCheckout } from '@/testing/checkout-form';
import { FakeCheckoutApi } from '@/testing/fakes/fake-checkout-api';
import { renderScreen } from '@/testing/jest/render';
import { wireLine } from '@/testing/fakes/wire-cart';
import { CheckoutScreen } from './checkout-screen';
import { useCheckoutStore } from './checkout-store';

const mockApi = { current: new FakeCheckoutApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));
jest.mock('@/components/ui/toasts/toast', () => ({ showToast: jest.fn(async () => undefined) }));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));

const declined = 'Something went wrong with the payment, please try again later.';

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
});

beforeEach(async () => {
  mockApi.current = new FakeCheckoutApi();
  localStorage.clear();
  document.cookie = 'swell-session=abc';
  await mockRouter.push('/checkout');
  useCheckoutStore.setState(useCheckoutStore.getInitialState(), true);
  await act(() => cartActions.replace(null));
  await act(() => cartActions.refresh());
});

function setWindow(isWide: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: isWide,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
}

async function openCheckout({ isWide = true } = {}) {
  setWindow(isWide);
  const user = userEvent.setup();
  const { container } = renderScreen(
    <main>
      <CheckoutScreen />
    </main>,
    { checkout, errors, fields, ui, 'health-signs': healthSigns },
  );
  await screen.findByLabelText('Card number');
  await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
  return { user, container };
}

const payButton = () => screen.getByRole('button', { name: /^Pay now/ });

function haveSaved(unsettledCartId: string | null = null) {
  const stored = { saved: savedPartOf(filledCheckout), unsettledCartId };
  writePrivate('checkout', stored);
}

async function typeCard(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expiration date'), '848');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.type(screen.getByLabelText('Name on card'), 'Margaret Okafor');
}

test('who was told to see a doctor first says that they will before they pay', async () => {
  const advice = { urgency: 'soon', isAcknowledged: false };
  writePrivate('doctor-advice', advice);
  setWindow(true);
  const user = userEvent.setup();
  const { container } = renderScreen(
    <main>
      <CheckoutScreen />
    </main>,
    { checkout, errors, fields, ui, 'health-signs': healthSigns },
  );
  const goOn = await screen.findByRole('button', { name: 'Go on to checkout' });
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(goOn);
  const yes = screen.getByRole('checkbox', { name: /I will see a doctor/ });
  expect(yes).toHaveAccessibleDescription('Please tick the box if you want to go on.');
  expect(yes).toHaveFocus();
  await user.click(yes);
  await user.click(goOn);
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(localStorage.getItem('boreal-charge-go-doctor-advice')).toContain('true');
});

test('the signs that need a doctor first stand before the button that pays', async () => {
  await openCheckout();
  const heading = screen.getByText(healthSigns.heading);
  expect(heading).toBeVisible();
  expect(heading.compareDocumentPosition(payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('accessories alone need no doctor first', async () => {
  const charger = wireLine({ id: 'charger', quantity: 1, tags: ['accessories'] });
  mockApi.current.more = { items: [charger] };
  await act(() => cartActions.refresh());
  await openCheckout();
  expect(screen.queryByText(healthSigns.heading)).toBeNull();
});

describe('open', () => {
  it('has the sections, groups and names that people and tests count on', async () => {
    const { container } = await openCheckout();
    for (const name of ['Contact', 'Delivery', 'Payment', 'Order summary']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    for (const name of ['Delivery method', 'Shipping method', 'Payment method']) {
      expect(screen.getByRole('radiogroup', { name })).toBeVisible();
    }
    expect(screen.getByRole('checkbox', { name: 'Email me news and offers' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Text me news and offers' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ship' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1');
    expect(within(screen.getByLabelText('Province')).getAllByRole('option')).toHaveLength(14);
    expect(
      screen.getByRole('checkbox', { name: 'Billing address is the same as shipping' }),
    ).toBeChecked();
    expect(screen.getByText('Test mode: no real card is charged')).toBeVisible();
    expect(payButton()).toHaveTextContent(/^Pay now, \$4,000\.00/);
    expect(payButton()).toHaveAccessibleName('Pay now');
    expect(payButton()).toHaveAccessibleDescription('$4,000.00');
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('asks for a phone of its own for texts once they are wanted', async () => {
    const { user } = await openCheckout();
    const field = () => screen.queryByRole('textbox', { name: /for texts/ });
    expect(field()).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Text me news and offers' }));
    expect(field()).toHaveValue('+1');
    await user.click(screen.getByRole('checkbox', { name: 'Text me news and offers' }));
    expect(field()).not.toBeInTheDocument();
  });

  it('folds the summary into a bar that shows the total', async () => {
    const { user, container } = await openCheckout({ isWide: false });
    const summary = screen.getByRole('region', { name: 'Order summary' });
    const [total] = within(summary).getAllByText('$4,000.00');
    expect(total).toBeVisible();
    expect(screen.queryByLabelText('Discount code')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show order summary' }));
    expect(screen.getByLabelText('Discount code')).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('asks for a billing address instead of a shipping one at a pick-up', async () => {
    const { user } = await openCheckout();
    await user.click(screen.getByRole('radio', { name: 'Pick up' }));
    const place = await screen.findByRole('radiogroup', { name: 'Pick-up location' });
    expect(place).toHaveTextContent(/Café Plume.*Montréal.*Usually ready in 24 hours.*Free/);
    expect(screen.getByRole('group', { name: 'Billing address' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Shipping address' })).not.toBeInTheDocument();
  });
});

describe('pressing Pay now', () => {
  it('on an empty form names the fields, keeps the server out of it and moves the focus', async () => {
    const { user, container } = await openCheckout();
    await user.click(payButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(12);
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(
      'Please enter your postal code.',
    );
    expect(mockApi.current.heard).not.toContain('token');
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('forgets complaints about fields that are no longer shown', async () => {
    const { user } = await openCheckout();
    await user.click(payButton());
    const summary = await screen.findByRole('alert');
    await user.click(screen.getByRole('radio', { name: 'Pick up' }));
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(5));
  });

  it('places one order however often it is pressed, and forgets what was saved', async () => {
    haveSaved();
    const { user } = await openCheckout();
    await typeCard(user);
    await user.dblClick(payButton());
    await waitFor(() => expect(mockRouter.asPath).toBe('/checkout-success?order=order_1'));
    expect(mockApi.current.heard.filter((call) => call === 'submit')).toHaveLength(1);
    expect(localStorage.getItem('boreal-charge-go-checkout')).toBeNull();
  });

  it('says why a card was refused and keeps every word', async () => {
    haveSaved();
    const { user, container } = await openCheckout();
    await typeCard(user);
    mockApi.current.refusals.submit = { code: 'validation_error', param: 'billing.method' };
    await user.click(payButton());
    const failure = await screen.findByRole('group', { name: 'Your payment did not go through' });
    expect(failure).toHaveTextContent(declined);
    expect(failure).toHaveFocus();
    await waitFor(() => expect(showToast).toHaveBeenLastCalledWith('error', declined));
    expect(reportError).toHaveBeenCalledWith(expect.any(Error), 'checkout');
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('First name')).toHaveValue('Margaret');
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('shows the vault’s complaint at the field', async () => {
    haveSaved();
    const { user } = await openCheckout();
    await typeCard(user);
    mockApi.current.refusals.token = { code: 'vault_error', param: 'cvc' };
    await user.click(payButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Security code')).toHaveAccessibleDescription(
        /Card CVC code appears to be invalid/,
      ),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check 1 field.');
  });
});

describe('discount codes', () => {
  it('apply, are announced and can be removed', async () => {
    const { user } = await openCheckout();
    await user.type(screen.getByLabelText('Discount code'), 'welcome10{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove WELCOME10' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove WELCOME10' })).not.toBeInTheDocument(),
    );
    expect(screen.getByLabelText('Discount code')).toHaveFocus();
    expect(screen.getByText('WELCOME10 was removed.')).toBeInTheDocument();
  });

  it('are refused at their field', async () => {
    const { user } = await openCheckout();
    const field = screen.getByLabelText('Discount code');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(field).toHaveAccessibleDescription(/Please enter a code first/);
    mockApi.current.refusals.coupon = { code: 'invalid_coupon_code' };
    await user.type(field, 'EXPIRED5{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot be used/));
    expect(field).toHaveValue('EXPIRED5');
  });
});

describe('coming back', () => {
  it('from a bank that approved places the order and cleans the address', async () => {
    haveSaved('cart-1');
    await mockRouter.push('/checkout?gateway=embedded&redirect_status=succeeded');
    setWindow(true);
    renderScreen(<CheckoutScreen />, { checkout, errors, fields, ui, 'health-signs': healthSigns });
    await waitFor(() => expect(mockRouter.asPath).toBe('/checkout-success?order=order_1'));
    expect(mockApi.current.heard).toContain('submit');
    expect(mockApi.current.heard).not.toContain('token');
  });

  it('from a bank that declined shows the form as it was', async () => {
    haveSaved('cart-1');
    await mockRouter.push('/checkout?gateway=embedded&redirect_status=canceled');
    await openCheckout();
    expect(screen.getByRole('group', { name: 'Your payment was not approved' })).toHaveTextContent(
      'We are unable to authenticate your payment method.',
    );
    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith(
        'error',
        'We are unable to authenticate your payment method. Please choose a different payment method and try again',
      ),
    );
    expect(mockRouter.asPath).toBe('/checkout');
    expect(screen.getByLabelText('Email')).toHaveValue('margaret@example.ca');
  });

  it('to a cart that became an order meanwhile leads to that order', async () => {
    haveSaved('cart-1');
    mockApi.current.order = { id: 'order_1', cart_id: 'cart-1' };
    mockApi.current.isEmpty = true;
    await act(() => cartActions.refresh());
    renderScreen(<CheckoutScreen />, { checkout, errors, fields, ui, 'health-signs': healthSigns });
    await waitFor(() => expect(mockRouter.asPath).toBe('/checkout-success?order=order_1'));
  });
});

describe('without a form', () => {
  it('an empty cart leads back to the shop', async () => {
    mockApi.current.isEmpty = true;
    await act(() => cartActions.refresh());
    const { container } = renderScreen(
      <main>
        <CheckoutScreen />
      </main>,
      { checkout, errors, fields, ui, 'health-signs': healthSigns },
    );
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Shop Now' }));
    expect(mockRouter.asPath).toBe('/shop');
  });
});

describe('a cart with a plan', () => {
  const kit = {
    id: 'line-2',
    quantity: 2,
    price: 24,
    name: 'Dome & Filter Kit',
    plan: { name: 'Every 3 months', interval: 'monthly', count: 3 },
  };

  it('says before Pay now what is charged again, and the button says it too', async () => {
    mockApi.current.more = { items: [wireLine(kit)], subscription_delivery: true };
    await act(() => cartActions.refresh());
    const { container } = await openCheckout();
    const words = /You agree that we charge your card \$48\.00 plus tax every 3 months until you/;
    expect(screen.getByText(words)).toBeVisible();
    expect(payButton()).toHaveAccessibleDescription(words);
    expect(screen.getByText('Every 3 months')).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });

  it('is the only one that says so', async () => {
    await openCheckout();
    expect(screen.queryByText('What renews by itself')).not.toBeInTheDocument();
  });
});
