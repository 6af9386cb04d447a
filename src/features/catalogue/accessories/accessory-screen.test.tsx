import '@/testing/jest/browser-apis';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Product } from '@/domain/catalogue/catalogue';
import { addToCart } from '@/features/cart/public';
import accessoriesWords from '@/messages/en-US/accessories.json';
import items from '@/messages/en-US/accessory-items.json';
import catalogue from '@/messages/en-US/catalogue.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { accessories } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { AccessoryScreen } from './accessory-screen';
import { accessoryWords } from './accessory-words';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/features/cart/public', () => ({
  addToCart: jest.fn(),
  cartIntent: () => ({}),
  prepareCart: jest.fn(),
}));

const wordsOf = (accessory: Product) =>
  accessoryWords(accessory, 'en-US', { 'accessory-items': items });

function accessoryNamed(slug: string): Product {
  const accessory = accessories.find((candidate) => candidate.slug === slug);
  if (!accessory) throw new Error(`no ${slug}`);
  return accessory;
}

const streamer = accessoryNamed('stream-line-tv');

function renderAccessory(accessory: Product = streamer) {
  return renderScreen(
    <main>
      <AccessoryScreen accessory={accessory} words={wordsOf(accessory)} />
    </main>,
    { accessories: accessoriesWords, catalogue, shell, ui },
  );
}

beforeEach(() => jest.mocked(addToCart).mockReset().mockResolvedValue(true));

it('shows name, price, set-up and details', () => {
  renderAccessory();
  expect(screen.getByRole('heading', { level: 1, name: 'Stream Line TV' })).toBeVisible();
  expect(screen.getByTestId('price')).toHaveTextContent('$299.00');
  expect(screen.getByRole('heading', { name: 'Set up in three steps' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Connects to' })).toBeVisible();
});

it('adds as many as wanted, never less than one', async () => {
  renderAccessory();
  const minus = screen.getByRole('button', { name: 'Decrease quantity of Stream Line TV' });
  const plus = screen.getByRole('button', { name: 'Increase quantity of Stream Line TV' });
  await userEvent.click(minus);
  expect(screen.getByTestId('quantity')).toHaveTextContent('1');
  await userEvent.click(plus);
  await userEvent.click(plus);
  await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
  expect(addToCart).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'product-stream-line-tv', quantity: 3 }),
  );
});

it('cannot be bought out of stock, and says why', () => {
  renderAccessory({ ...streamer, stockStatus: 'out_of_stock' });
  const button = screen.getByRole('button', { name: /^Add to cart/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/out of stock right now/);
});

it.each(accessories.map((accessory) => [accessory.slug, accessory] as const))(
  'has its own title, description and words for %s',
  (_slug, accessory) => {
    const words = wordsOf(accessory);
    expect(words.title).toContain(accessory.name);
    expect(words.description).toMatch(/\$\d+\.00/);
    expect(words.steps).toHaveLength(3);
    expect(words.questions).toHaveLength(2);
    expect(words.details.length).toBeGreaterThanOrEqual(3);
  },
);

it('shows an accessory that nobody has written about yet', () => {
  renderAccessory({ ...streamer, slug: 'ear-hook', name: 'Ear Hook' });
  expect(screen.getByRole('heading', { level: 1, name: 'Ear Hook' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Details' })).not.toBeInTheDocument();
});

it('has nothing for axe', async () => {
  const { container } = renderAccessory();
  expect(await axe(container)).toHaveNoViolations();
});
