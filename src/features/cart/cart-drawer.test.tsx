import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import shell from '@/messages/en-US/shell.json';
import { FakeStoreApi } from '@/testing/fakes/fake-store-api';
import { chargerItem } from '@/testing/new-item';
import { renderScreen } from '@/testing/jest/render';
import { CartButton } from './cart-button';
import { CartOverlays } from './cart-overlays';
import { useCartStore } from './cart-store';
import { addToCart, cartIntent, openCart } from './public';
import { useProductsStore } from '@/features/products/public';

const mockApi = { current: new FakeStoreApi() };

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => mockApi.current.client,
  renewSwellClient: jest.fn(),
}));

const charger = { id: 'line-1', quantity: 1 };
const tvStreamer = {
  id: 'tv',
  slug: 'stream-line-tv',
  name: 'Stream Line TV',
  price: 299,
  currency: 'USD',
  images: [],
};
const ownCharger = { ...tvStreamer, id: 'standard-charger', name: 'Standard Charger' };

function openShop(api: Partial<FakeStoreApi> = {}) {
  mockApi.current = Object.assign(new FakeStoreApi(), { mood: 'prompt', ...api });
  renderScreen(
    <>
      <main id="main" tabIndex={-1}>
        <CartButton />
      </main>
      <CartOverlays />
    </>,
    { shell },
  );
  return { api: mockApi.current, user: userEvent.setup() };
}

async function openDrawer(api: Partial<FakeStoreApi> = {}) {
  const shop = openShop(api);
  await shop.user.click(screen.getByRole('button', { name: /^Cart/ }));
  return { ...shop, drawer: await screen.findByRole('dialog', { name: 'Cart' }) };
}

beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage() {}
  } as unknown as typeof BroadcastChannel;
  // jsdom cannot leave the page; the test checks the other effects of a followed link.
  document.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  act(() => {
    useCartStore.setState(useCartStore.getInitialState(), true);
    useProductsStore.setState(useProductsStore.getInitialState(), true);
  });
  localStorage.clear();
  document.cookie = 'swell-session=abc';
  mockRouter.setCurrentUrl('/');
});

describe('a drawer that is about to be opened', () => {
  const name = chargerItem.name;

  async function aboutToAdd() {
    const shop = openShop();
    act(() => cartIntent(() => chargerItem).onFocus());
    const line = await screen.findByText(name);
    expect(line).not.toBeVisible();
    return { ...shop, line };
  }

  it('is drawn before the press, with what the press adds', async () => {
    const { line } = await aboutToAdd();
    await act(() => addToCart(chargerItem));
    expect(screen.getByText(name)).toBe(line);
    expect(line).toBeVisible();
  });

  it('shows nothing of it to whoever opens the cart instead', async () => {
    const { user } = await aboutToAdd();
    await user.click(screen.getByRole('button', { name: /^Cart/ }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });
});

describe('a filled cart', () => {
  it('shows each line with its name, choice, amounts and controls', async () => {
    const { drawer } = await openDrawer({
      lines: [
        {
          id: 'line-1',
          quantity: 2,
          price: 1500,
          name: 'Charge-and-Go',
          variant: 'Basic / Pair / Rose / Large',
        },
      ],
    });
    const line = await within(drawer).findByRole('listitem', { name: 'Charge-and-Go' });
    expect(line).toHaveTextContent('Basic / Pair / Rose / Large');
    expect(line).toHaveTextContent('$3,000.00');
    expect(line).toHaveTextContent('$1,500.00 each');
    expect(within(line).getByTestId('quantity')).toHaveTextContent('2');
    expect(within(line).getByRole('button', { name: 'Remove Charge-and-Go' })).toBeVisible();
    expect(within(drawer).getByText('2 items')).toBeVisible();
  });

  it('names lines of the same product by their choice', async () => {
    await openDrawer({
      lines: [
        { id: 'a', quantity: 1, name: 'Charge-and-Go', variant: 'Basic / Left-Ear' },
        { id: 'b', quantity: 1, name: 'Charge-and-Go', variant: 'Basic / Right-Ear' },
      ],
    });
    expect(
      await screen.findByRole('button', {
        name: 'Increase quantity of Charge-and-Go (Basic / Left-Ear)',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: 'Decrease quantity of Charge-and-Go (Basic / Right-Ear)',
      }),
    ).toBeVisible();
  });

  it('has shipping, subtotal and the way to the checkout, which closes it', async () => {
    const { user, drawer } = await openDrawer({
      lines: [charger],
      more: { shipment_total: 15, discount_total: 4 },
    });
    expect(await within(drawer).findByTestId('subtotal')).toHaveTextContent('$160.00');
    expect(drawer).toHaveTextContent('Shipping (2-4 days)$15.00');
    const checkout = within(drawer).getByRole('link', { name: 'Checkout' });
    expect(checkout).toHaveAttribute('href', '/checkout');
    await user.click(checkout);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ships free at nothing or less', async () => {
    const { drawer } = await openDrawer({ lines: [charger] });
    await within(drawer).findByTestId('subtotal');
    expect(drawer).toHaveTextContent('Shipping (2-4 days)Free');
  });

  it('cannot be checked out without an address of the checkout', async () => {
    await openDrawer({ lines: [charger], more: { checkout_url: null } });
    const checkout = await screen.findByRole('link', { name: 'Checkout' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).not.toHaveAttribute('href');
  });

  it('keeps the note about late orders hidden', async () => {
    await openDrawer({ lines: [charger] });
    expect(await screen.findByText(/after 1 pm ET/)).not.toBeVisible();
  });

  it('counts up and down; minus at one removes the line', async () => {
    const { api, user } = await openDrawer({ lines: [charger] });
    await user.click(
      await screen.findByRole('button', { name: 'Increase quantity of Standard Charger' }),
    );
    await waitFor(() => expect(screen.getByTestId('subtotal')).toHaveTextContent('$298.00'));
    const minus = screen.getByRole('button', { name: 'Decrease quantity of Standard Charger' });
    await user.click(minus);
    await user.click(minus);
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(api.asked).toContain('remove line-1');
    expect(screen.queryByTestId('subtotal')).not.toBeInTheDocument();
  });

  it('says at the line what failed', async () => {
    const { api, user } = await openDrawer({ lines: [charger] });
    const plus = await screen.findByRole('button', {
      name: 'Increase quantity of Standard Charger',
    });
    api.mood = 'failing';
    await user.click(plus);
    const line = screen.getByRole('listitem', { name: 'Standard Charger' });
    expect(
      await within(line).findByText('Unable to update item in cart. Please try again later.'),
    ).toBeVisible();
    expect(within(line).getByTestId('quantity')).toHaveTextContent('1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to update item in cart.');
  });

  it('has no axe violation', async () => {
    const { drawer } = await openDrawer({ lines: [charger], accessories: [tvStreamer] });
    await within(drawer).findByTestId('subtotal');
    expect(await axe(drawer)).toHaveNoViolations();
  });
});

describe('an empty cart', () => {
  it('says so and leads to the shop', async () => {
    const { user } = await openDrawer();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Shop Now' }));
    expect(mockRouter.pathname).toBe('/shop');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has no axe violation', async () => {
    const { drawer } = await openDrawer();
    await screen.findByText('Your cart is empty');
    expect(await axe(drawer)).toHaveNoViolations();
  });
});

describe('a cart that is not there yet', () => {
  it('is being loaded while one is known to exist', async () => {
    localStorage.setItem('boreal-charge-go-cart', '{"units":2}');
    const { drawer, api } = await openDrawer({ mood: 'waiting' });
    expect(screen.getByRole('button', { name: 'Cart, 2 items', hidden: true })).toBeVisible();
    expect(await within(drawer).findByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await axe(drawer)).toHaveNoViolations();
    await waitFor(() => expect(api.asked).toContain('get'));
    await act(async () => api.next().answer());
  });

  it('can be asked for again after a failure', async () => {
    localStorage.setItem('boreal-charge-go-cart', '{"units":2}');
    const { drawer, api, user } = await openDrawer({ mood: 'failing' });
    const again = await within(drawer).findByRole('button', { name: 'Try again' });
    expect(
      await screen.findByText('Unable to load your cart. Please try again later.'),
    ).toBeVisible();
    expect(await axe(drawer)).toHaveNoViolations();
    Object.assign(api, { mood: 'prompt', lines: [charger] });
    await user.click(again);
    expect(await within(drawer).findByTestId('subtotal')).toHaveTextContent('$149.00');
  });
});

describe('suggestions', () => {
  it('are the accessories that are not in the cart', async () => {
    const { drawer } = await openDrawer({
      lines: [charger],
      accessories: [ownCharger, tvStreamer],
    });
    const region = await within(drawer).findByRole('region', {
      name: 'Items that might interest you',
    });
    expect(within(region).getByRole('link', { name: 'Stream Line TV' })).toBeVisible();
    expect(within(region).queryByRole('link', { name: 'Standard Charger' })).toBeNull();
  });

  it('leave out what lies in the box of something in the cart', async () => {
    const aid = { id: 'line-1', quantity: 1, name: 'Charge-and-Go', tags: ['product'] };
    const { drawer } = await openDrawer({
      lines: [{ ...aid, included: ['Standard Charger'] }],
      accessories: [ownCharger, tvStreamer],
    });
    expect(await within(drawer).findByText('In the box: Standard Charger')).toBeVisible();
    const region = await within(drawer).findByRole('region', {
      name: 'Items that might interest you',
    });
    expect(within(region).getByRole('link', { name: 'Stream Line TV' })).toBeVisible();
    expect(within(region).queryByRole('link', { name: 'Standard Charger' })).toBeNull();
  });

  it('close the drawer when followed', async () => {
    const { user } = await openDrawer({ lines: [charger], accessories: [tvStreamer] });
    const card = await screen.findByRole('link', { name: 'Stream Line TV' });
    expect(card).toHaveAttribute('href', '/accessories/stream-line-tv');
    await user.click(card);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be added on the spot', async () => {
    const { api, user } = await openDrawer({ lines: [charger], accessories: [tvStreamer] });
    await user.click(await screen.findByRole('button', { name: 'Add Stream Line TV to cart' }));
    await waitFor(() => expect(api.asked).toContain('add tv'));
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  });
});

describe('closing', () => {
  it.each(['{Escape}', '{Backspace}'])('happens on %s and gives focus back', async (key) => {
    const { user } = await openDrawer({ lines: [charger] });
    await screen.findByTestId('subtotal');
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Cart, 1 item' });
    expect(button).toHaveFocus();
    // Its visible words are the start of its name (WCAG 2.5.3).
    expect(button.getAttribute('aria-label')).toMatch(new RegExp(`^${button.textContent} `));
  });

  it('happens on the button Close cart', async () => {
    const { user } = await openDrawer();
    await user.click(screen.getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('adding from a page', () => {
  it('opens the drawer and counts at once', async () => {
    openShop();
    let isAdded = false;
    await act(async () => {
      isAdded = await addToCart(chargerItem);
    });
    expect(isAdded).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
    expect(await screen.findByRole('listitem', { name: 'Standard Charger' })).toBeVisible();
  });

  it('shows the line before the server has answered, and lets nobody change it yet', async () => {
    const { api } = openShop({ mood: 'waiting' });
    let adding = Promise.resolve(false);
    act(() => void (adding = addToCart(chargerItem)));
    const line = await screen.findByRole('listitem', { name: 'Standard Charger' });
    expect(line).toHaveTextContent('$149.00');
    expect(within(line).getByRole('button', { name: /^Increase/ })).toBeDisabled();
    expect(within(line).getByRole('button', { name: /^Remove/ })).toBeDisabled();
    expect(screen.queryByTestId('subtotal')).not.toBeInTheDocument();
    await waitFor(() => expect(api.asked).toContain('add standard-charger'));
    await act(async () => api.next().answer());
    expect(await adding).toBe(true);
    expect(screen.getByRole('listitem', { name: 'Standard Charger' })).toBe(line);
    expect(within(line).getByRole('button', { name: /^Increase/ })).toBeEnabled();
    expect(screen.getByTestId('subtotal')).toHaveTextContent('$149.00');
  });

  it('closes it again and says so when it fails', async () => {
    openShop({ mood: 'failing' });
    let isAdded = true;
    await act(async () => {
      isAdded = await addToCart(chargerItem);
    });
    expect(isAdded).toBe(false);
    expect(
      await screen.findByText('Unable to add item to cart. Please try again later.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes the line out again when the server refuses it', async () => {
    const { api } = await openDrawer({ mood: 'waiting', lines: [{ ...charger, name: 'Dock' }] });
    await waitFor(() => expect(api.asked).toContain('get'));
    await act(async () => api.next().answer());
    let adding = Promise.resolve(true);
    act(() => void (adding = addToCart(chargerItem)));
    expect(await screen.findByRole('listitem', { name: 'Standard Charger' })).toBeVisible();
    await waitFor(() => expect(api.asked).toContain('add standard-charger'));
    await act(async () => api.next().refuse(new TypeError('Failed to fetch')));
    expect(await adding).toBe(false);
    expect(screen.queryByRole('listitem', { name: 'Standard Charger' })).toBeNull();
    expect(screen.getByRole('listitem', { name: 'Dock' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  });
});

it('opens from anywhere', async () => {
  openShop({ lines: [charger] });
  act(() => openCart());
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
});
