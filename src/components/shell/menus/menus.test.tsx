import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { Layout } from '../layout';

jest.mock('next/router', () => {
  const { default: router, useRouter } = jest.requireActual('next-router-mock');
  return { __esModule: true, default: router, useRouter };
});

/**
 * The menus as the specification and the page contract define them, written out by hand: names of the groups and their
 * links.
 */
const groups: Record<string, readonly string[]> = {
  Products: [
    '/shop',
    '/accessories',
    '/our-products/how-to-use-them',
    '/our-products/prices',
    '/our-products/warranty',
    '/our-products/technology',
    '/our-products/repair-and-programming',
    '/discovery',
    '/our-products/what-would-i-pay',
    '/returns#look-up',
    '/returns',
  ],
  'Hearing test': [
    '/hearing-test',
    '/hearing-test/why-its-needed',
    '/hearing-test/how-it-works',
    '/hearing-loss/causes',
    '/hearing-loss/insurance-coverage',
    '/hearing-loss/impact-on-lifestyle',
  ],
  Learn: [
    '/learn/difference-with-over-the-counter-aids',
    '/learn/need-for-hearing-aids',
    '/learn/faq',
    '/articles',
  ],
  'About us': [
    '/about-us/mission-and-values',
    '/about-us/ent-partnerships',
    '/about-us/family-doctors',
  ],
};

/** The link of the picture at the end of each panel. */
const pictured: Record<string, string> = {
  Products: '/product/charge-go',
  'Hearing test': '/hearing-test',
  Learn: '/articles',
  'About us': '/book-consultation',
};

const footer: Record<string, Record<string, string>> = {
  Shop: {
    'Hearing aids': '/shop',
    'Which level fits me?': '/discovery',
    Accessories: '/accessories',
    'Care plan': '/care-plan',
    Prices: '/our-products/prices',
    'What would I pay?': '/our-products/what-would-i-pay',
    Warranty: '/warranty',
    'Repair and programming': '/our-products/repair-and-programming',
  },
  'Hearing test': {
    'Take the free hearing test': '/hearing-test',
    'Why it’s needed': '/hearing-test/why-its-needed',
    'How it works': '/hearing-test/how-it-works',
  },
  Learn: {
    Articles: '/articles',
    'Causes of hearing loss': '/hearing-loss/causes',
    'Insurance coverage': '/hearing-loss/insurance-coverage',
    'Over-the-counter aids': '/learn/difference-with-over-the-counter-aids',
    'Common questions': '/learn/faq',
  },
  Help: {
    Support: '/support',
    'Contact Us': '/contact-us',
    'Track my order': '/returns#look-up',
    Returns: '/returns',
    'Book a consultation': '/book-consultation',
    'Have us call you': '/form',
    'My account': '/account',
  },
};

function open() {
  mockRouter.setCurrentUrl('/');
  renderScreen(
    <Layout cartButton={null} accountControl={null}>
      <h1>Page</h1>
    </Layout>,
    { shell, ui },
  );
}

const addresses = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href')).toSorted();

it('the header has its groups in their order, each with its pages, and the way to us', async () => {
  open();
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    Object.keys(groups),
  );
  expect(nav.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');

  for (const [name, pages] of Object.entries(groups)) {
    await userEvent.click(nav.getByRole('button', { name }));
    await waitFor(() => {
      const links = nav
        .getAllByRole('link')
        .filter(({ textContent }) => textContent !== 'Contact Us');
      const shown = new Set(addresses(links));
      expect({ name, shown }).toEqual({ name, shown: new Set([...pages, pictured[name]]) });
    });
  }
});

it('the menu of small windows has the same', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    Object.keys(groups),
  );
  for (const name of Object.keys(groups)) {
    await userEvent.click(menu.getByRole('button', { name }));
  }
  expect(addresses(menu.getAllByRole('link'))).toEqual(
    [...Object.values(groups).flat(), '/contact-us', '/search'].toSorted(),
  );
});

it.each(Object.entries(footer))('the footer’s column %s leads where it says', (name, links) => {
  open();
  const column = within(screen.getByRole('navigation', { name }));
  const found = column
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(found).toEqual(Object.entries(links));
});
