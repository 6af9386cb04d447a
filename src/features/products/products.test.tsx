import '@/testing/jest/browser-apis';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepCurrency } from '@/client/currency';
import { reportError } from '@/client/error-reporting';
import type { Product } from '@/domain/catalogue/catalogue';
import { cents } from '@/domain/money';
import catalogue from '@/messages/en-US/catalogue.json';
import { accessories, domeKit } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { wireProduct } from '@/testing/fakes/wire-product';
import {
  PricesNotice,
  ensureProducts,
  useFreshness,
  useProduct,
  useProductList,
  useProductsStore,
} from './public';

const mockList = jest.fn();

jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => ({ products: { list: mockList } }),
  renewSwellClient: jest.fn(),
}));
jest.mock('@/client/error-reporting', () => ({ reportError: jest.fn() }));

const [charger, streamer] = accessories;
if (!charger || !streamer) throw new Error('No accessories to test with');

const answer = (...products: Product[]) => ({
  count: products.length,
  results: products.map(wireProduct),
});
const at = (product: Product, price: number) => ({ ...product, price: cents(price) });

function List({ page }: { page: readonly Product[] }) {
  const products = useProductList('accessories', page);
  const freshness = useFreshness('accessories');
  return (
    <main>
      <PricesNotice of={[freshness]} />
      <ul aria-busy={freshness.isLoading}>
        {products.map(({ id, name, price, currency }) => (
          <li key={id}>{`${name} ${price} ${currency}`}</li>
        ))}
      </ul>
    </main>
  );
}

function One({ page }: { page: Product }) {
  const { name, price } = useProduct('accessories', page);
  return <p>{`${name} ${price}`}</p>;
}

const show = (page: readonly Product[]) => renderScreen(<List page={page} />, { catalogue });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** Simulates a return to the page after `ms`. */
function comeBackAfter(ms: number) {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  mockList.mockReset();
  jest.mocked(reportError).mockReset();
  act(() => useProductsStore.setState(useProductsStore.getInitialState(), true));
  document.cookie = 'swell-currency=; max-age=0';
});

it('shows what the page brought, keeps it for others, and asks nothing', () => {
  show([charger, streamer]);
  expect(shown()).toEqual(['Dry & Clean Charger 24900 USD', 'Stream Line TV 29900 USD']);
  expect(useProductsStore.getState().accessories).toMatchObject({
    products: [charger, streamer],
    isWhole: true,
  });
  expect(mockList).not.toHaveBeenCalled();
});

it('asks for today’s prices when somebody comes back after a minute, and not before', async () => {
  mockList.mockResolvedValue(answer(at(charger, 19_900)));
  show([charger, streamer]);
  comeBackAfter(50_000);
  expect(mockList).not.toHaveBeenCalled();
  comeBackAfter(20_000);
  await waitFor(() => expect(shown()).toEqual(['Dry & Clean Charger 19900 USD']));
  expect(mockList.mock.calls).toEqual([[{ limit: 25, page: 1, tags: 'accessories' }]]);
});

it('asks for hearing aids with their variants', async () => {
  mockList.mockResolvedValue(answer());
  await ensureProducts('product', 'USD');
  expect(mockList.mock.calls).toEqual([
    [{ limit: 25, page: 1, tags: 'product', expand: ['variants:1000'] }],
  ]);
});

it('shows the chosen currency at once as the page knows it, then as the store says', async () => {
  let reply: (body: unknown) => void = () => undefined;
  mockList.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  show([domeKit]);
  act(() => keepCurrency('CAD'));
  expect(shown()).toEqual(['Dome & Filter Kit 3900 CAD']);
  await waitFor(() => expect(mockList).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  await act(async () => reply(answer({ ...at(domeKit, 4_100), currency: 'CAD' })));
  await waitFor(() => expect(shown()).toEqual(['Dome & Filter Kit 4100 CAD']));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
});

it('drops the answer to an older question', async () => {
  const replies: ((body: unknown) => void)[] = [];
  mockList.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
  show([domeKit]);
  act(() => keepCurrency('CAD'));
  await waitFor(() => expect(replies).toHaveLength(1));
  act(() => keepCurrency('USD'));
  await waitFor(() => expect(replies).toHaveLength(2));
  await act(async () => replies[1]?.(answer(at(domeKit, 3_000))));
  await act(async () => replies[0]?.(answer({ ...at(domeKit, 4_100), currency: 'CAD' })));
  expect(shown()).toEqual(['Dome & Filter Kit 3000 USD']);
});

it('says that prices could not be checked, tells and reports it, and tries again', async () => {
  mockList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { container } = show([charger]);
  expect(screen.queryByText(catalogue.fresh.failed)).toBeNull();
  comeBackAfter(61_000);
  const again = await screen.findByRole('button', { name: catalogue.fresh.again });
  expect(screen.getByText(catalogue.fresh.failed)).toBeVisible();
  expect(shown()).toEqual(['Dry & Clean Charger 24900 USD']);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Unable to load accessories. Please try again later.');
  expect(jest.mocked(reportError).mock.calls).toEqual([
    [
      expect.objectContaining({ message: expect.stringMatching(/^fetchAccessories: /) }),
      'products',
    ],
  ]);
  expect(await axe(container)).toHaveNoViolations();

  mockList.mockResolvedValueOnce(answer(at(charger, 19_900)));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText(catalogue.fresh.failed)).toBeNull());
  expect(shown()).toEqual(['Dry & Clean Charger 19900 USD']);
});

it('fails on an answer that is no list, too', async () => {
  mockList.mockResolvedValue({ results: 'none' });
  show([charger]);
  comeBackAfter(61_000);
  expect(await screen.findByText(catalogue.fresh.failed)).toBeVisible();
});

it('does not bring back the old price of a page that is opened again', async () => {
  mockList.mockResolvedValue(answer(at(charger, 19_900), streamer));
  const page = [charger, streamer];
  const { unmount } = show(page);
  comeBackAfter(61_000);
  await waitFor(() => expect(shown()[0]).toBe('Dry & Clean Charger 19900 USD'));
  unmount();
  show(page);
  expect(shown()[0]).toBe('Dry & Clean Charger 19900 USD');
});

it('believes what the store has just answered rather than a page that comes after', async () => {
  mockList.mockResolvedValue(answer(at(charger, 19_900)));
  await act(() => ensureProducts('accessories', 'USD'));
  show([charger]);
  expect(shown()).toEqual(['Dry & Clean Charger 19900 USD']);
});

it('believes a page that the server has written anew', () => {
  const { unmount } = show([charger]);
  unmount();
  show([at(charger, 17_900)]);
  expect(shown()).toEqual(['Dry & Clean Charger 17900 USD']);
});

it('knows one product from the list, and a list not from one product', async () => {
  mockList.mockResolvedValue(answer(at(charger, 19_900), streamer));
  renderScreen(<One page={charger} />, { catalogue });
  expect(useProductsStore.getState().accessories.isWhole).toBe(false);
  await act(() => ensureProducts('accessories', 'USD'));
  expect(screen.getByText('Dry & Clean Charger 19900')).toBeVisible();
  expect(useProductsStore.getState().accessories.products).toHaveLength(2);
  await act(() => ensureProducts('accessories', 'USD'));
  expect(mockList).toHaveBeenCalledTimes(1);
});
