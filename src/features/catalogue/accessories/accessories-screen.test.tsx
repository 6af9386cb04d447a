import '@/testing/jest/browser-apis';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Product } from '@/domain/catalogue/catalogue';
import { addToCart } from '@/features/cart/public';
import { useProductsStore } from '@/features/products/public';
import words from '@/messages/en-US/accessories.json';
import catalogue from '@/messages/en-US/catalogue.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { accessories } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { AccessoriesScreen } from './accessories-screen';
import { cardWidths } from './accessory-card';

jest.mock('@/features/cart/public', () => ({
  addToCart: jest.fn(),
  cartIntent: () => ({}),
  prepareCart: jest.fn(),
}));

function renderAccessories(shown: readonly Product[] = accessories) {
  return renderScreen(
    <main>
      <AccessoriesScreen accessories={shown} />
    </main>,
    { accessories: words, catalogue, shell, ui },
  );
}

const names = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .slice(0, -1);

beforeEach(() => {
  jest.mocked(addToCart).mockReset().mockResolvedValue(true);
  useProductsStore.setState(useProductsStore.getInitialState(), true);
});

it('shows all, then one kind at a time, and says how many', async () => {
  renderAccessories();
  expect(names()).toHaveLength(5);
  await userEvent.click(screen.getByRole('radio', { name: 'Charging (3)' }));
  expect(names()).toEqual(['Dry & Clean Charger', 'Pure Portable Charger', 'Standard Charger']);
  expect(screen.getByRole('status')).toHaveTextContent('3 accessories shown');
  await userEvent.click(screen.getByRole('radio', { name: 'TV (1)' }));
  expect(names()).toEqual(['Stream Line TV']);
});

it('keeps a new accessory of no known kind under "All"', () => {
  const [first] = accessories;
  if (!first) throw new Error('no fixture');
  renderAccessories([{ ...first, slug: 'ear-hook', name: 'Ear Hook' }]);
  expect(screen.getByRole('radio', { name: 'All (1)' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Charging/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ear Hook' })).toBeVisible();
});

it('puts one into the cart, from a button that names it', async () => {
  renderAccessories();
  await userEvent.click(screen.getByRole('button', { name: /^Add Remote Mini Pocket to cart/ }));
  expect(addToCart).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'product-remote-mini-pocket', quantity: 1 }),
  );
});

it('has a word instead of the button for what cannot be bought', () => {
  renderAccessories(
    accessories.map((accessory, place) => ({
      ...accessory,
      stockStatus: place === 0 ? 'out_of_stock' : place === 1 ? 'discontinued' : null,
    })),
  );
  expect(screen.getAllByRole('button', { name: /^Add / })).toHaveLength(3);
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.getByText('No longer made')).toBeVisible();
});

it('says so when there are none', () => {
  renderAccessories([]);
  expect(screen.getByRole('heading', { name: 'No accessories to show right now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
});

it.each([
  [1, [7]],
  [3, [4, 4, 4]],
  [5, [7, 5, 4, 4, 4]],
  [6, [7, 5, 3, 3, 3, 3]],
])('lays %i cards out over twelve columns', (count, widths) => {
  expect(cardWidths(count)).toEqual(widths);
});

it('has nothing for axe', async () => {
  const { container } = renderAccessories();
  expect(await axe(container)).toHaveNoViolations();
});
