import '@/testing/jest/browser-apis';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import type { SearchEntry } from '@/domain/pages/site-search';
import search from '@/messages/en-US/search.json';
import shell from '@/messages/en-US/shell.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { SearchScreen } from './search-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const entries: SearchEntry[] = [
  {
    path: '/accessories/standard-charger',
    kind: 'product',
    title: 'Standard Charger',
    summary: 'Stands on your bedside table.',
    keywords: '',
    text: '',
    offer: {
      picture: { url: '/pictures/charger.webp', width: 100, height: 100 },
      prices: { USD: 14_900, CAD: 19_900 },
      isFrom: false,
    },
  },
  {
    path: '/our-products/prices',
    kind: 'page',
    title: 'Prices',
    summary: 'All of ours.',
    keywords: '',
    text: 'Each pair comes with a charger.\nOther words.',
    offer: null,
  },
  {
    path: '/support#answer-receipt',
    kind: 'answer',
    title: 'Where is my receipt?',
    summary: 'Under your orders.',
    keywords: '',
    text: '',
    offer: null,
  },
];

async function open(address = '/search', answer: unknown = { entries }) {
  const api = new FakeAccountApi();
  api.answers['/api/search-index'] = answer;
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl(address);
  window.history.replaceState({}, '', address);
  const view = renderScreen(
    <main>
      <SearchScreen />
    </main>,
    { search, shell },
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { ...view, api };
}

const field = () => screen.getByRole('combobox', { name: search.label });

/* Runs first, because a loaded index is kept while the tab is open. */
it('tells when the index cannot be had', async () => {
  await open('/search?q=charger', refusedWith('internal_error'));
  expect(await screen.findByText(/We could not load the search/)).toBeVisible();
});

it('suggests while one types, and goes where the keyboard chose', async () => {
  const { container } = await open();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), 'chargr');
  const options = within(await screen.findByRole('listbox', { name: search.suggestions }));
  expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Standard ChargerProduct',
    'PricesPage',
  ]);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = options.getByRole('option', { selected: true });
  expect(second).toHaveTextContent('Prices');
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(mockRouter.asPath).toBe('/accessories/standard-charger');
});

it('searches for what is typed, in an address that can be shared', async () => {
  const { container } = await open();
  await userEvent.type(field(), 'reciept{Enter}');
  expect(mockRouter.asPath).toBe('/search?q=reciept');
  expect(await screen.findByText('1 result for “reciept”')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: /Where is my receipt/ })).toHaveAttribute(
    'href',
    '/support#answer-receipt',
  );
  expect(screen.getByText('receipt', { selector: 'mark' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows what a product looks like and costs, and the sentence of a text that was met', async () => {
  const { container } = await open('/search?q=charger');
  const [product, text] = await screen.findAllByRole('listitem');
  if (!product || !text) throw new Error('Two results were expected');
  expect(product).toHaveTextContent('$149.00');
  expect(screen.getByText('Prices in US dollars.')).toBeVisible();
  expect(within(product).getByRole('presentation')).toHaveAttribute('src', expect.any(String));
  expect(text).toHaveTextContent('Each pair comes with a charger.');
  expect(text).not.toHaveTextContent('All of ours.');
  expect(await axe(container)).toHaveNoViolations();
});

it('says so when there is nothing, and where people go else', async () => {
  await open('/search?q=zyxwvut');
  expect(await screen.findByText('Nothing found for “zyxwvut”.')).toBeVisible();
  expect(field()).toHaveValue('zyxwvut');
  expect(field()).not.toHaveFocus();
  expect(screen.getByRole('link', { name: search.wanted.estimate })).toBeVisible();
});
