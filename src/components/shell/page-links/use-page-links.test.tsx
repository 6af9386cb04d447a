import { setInView } from '@/testing/jest/browser-apis';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mockRouter from 'next-router-mock';
import { Link } from '@/components/ui/text/link';
import { readyToasts } from '@/components/ui/toasts/ready-toasts';
import { usePageLinks } from './use-page-links';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/components/ui/toasts/ready-toasts', () => ({ readyToasts: jest.fn(async () => {}) }));

const links = [
  ['page', '/shop?view=all'],
  ['part of this page', '#part'],
  ['file', '/rss.xml'],
  ['API', '/api/receipt'],
  ['elsewhere', 'https://example.org/'],
] as const;

/** Records whether a click is left to the browser; jsdom does not navigate. */
const leftToBrowser = jest.fn((event: Event) => {
  const isLeft = !event.defaultPrevented;
  event.preventDefault();
  return isLeft;
});

const switchLanguage = jest.fn();
const load = async () => ({ switchLanguage, putBack: jest.fn() });

function Page() {
  usePageLinks(load);
  return (
    <>
      {links.map(([name, href]) => (
        <Link key={name} href={href}>
          {name}
        </Link>
      ))}
      <a href="/fr/panier" hrefLang="fr-CA">
        Français
      </a>
      <Link href="/articles/general">second page</Link>
      <Link href="/cart" target="_blank">
        new window
      </Link>
      <Link href="/care-plan" onClick={(event) => event.preventDefault()}>
        dealt with
      </Link>
      <Link href="/learn/faq" prefetch={false}>
        not ahead
      </Link>
      <div dangerouslySetInnerHTML={{ __html: '<a href="/articles"><b>in a text</b></a>' }} />
    </>
  );
}

let prefetch: jest.SpyInstance;

beforeEach(() => {
  mockRouter.setCurrentUrl('/');
  prefetch = jest.spyOn(mockRouter, 'prefetch').mockResolvedValue(undefined);
  leftToBrowser.mockClear();
  jest.mocked(readyToasts).mockClear();
  window.addEventListener('click', leftToBrowser);
});

afterEach(() => window.removeEventListener('click', leftToBrowser));

it.each([
  ['page', '/shop?view=all'],
  ['in a text', '/articles'],
])('follows a link: %s', async (name, address) => {
  render(<Page />);
  await userEvent.click(screen.getByText(name));
  expect(mockRouter.asPath).toBe(address);
  expect(leftToBrowser).toHaveLastReturnedWith(false);
});

it.each(['part of this page', 'file', 'API', 'elsewhere', 'new window'])(
  'leaves to the browser: %s',
  async (name) => {
    render(<Page />);
    await userEvent.click(screen.getByText(name));
    expect(mockRouter.asPath).toBe('/');
    expect(leftToBrowser).toHaveLastReturnedWith(true);
  },
);

it('lets the page in the other language be another document', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Français'));
  await waitFor(() => expect(switchLanguage).toHaveBeenCalled());
  expect(mockRouter.asPath).toBe('/');
  expect(leftToBrowser).toHaveLastReturnedWith(false);
});

it('leaves a click with a key held down to the browser', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('page'));
  expect(mockRouter.asPath).toBe('/');
  expect(leftToBrowser).toHaveLastReturnedWith(true);
});

it('follows no link whose own handler has dealt with the click', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('dealt with'));
  expect(mockRouter.asPath).toBe('/');
});

it('fetches ahead what is behind a link in view, and under the pointer at once', async () => {
  render(<Page />);
  const link = screen.getByText('page');
  fireEvent.scroll(document);
  await waitFor(() => setInView(link, true));
  setInView(screen.getByText('second page'), true);
  // One at a time, while the page is idle.
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1));
  expect(prefetch).toHaveBeenLastCalledWith('/shop?view=all', '/shop?view=all', undefined);
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(2));
  expect(prefetch).toHaveBeenLastCalledWith('/articles/general', '/articles/general', undefined);

  expect(() => setInView(screen.getByText('not ahead'), true)).toThrow();
  await userEvent.hover(screen.getByText('not ahead'));
  expect(prefetch).toHaveBeenLastCalledWith('/learn/faq', '/learn/faq', { priority: true });
});

it.each([
  ['scrolls', () => fireEvent.scroll(document)],
  ['moves a pointer', () => fireEvent.pointerMove(document.body)],
  ['touches it', () => fireEvent.pointerDown(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('does not look for links, or load toasts, before somebody %s', async (_, use) => {
  render(<Page />);
  const link = screen.getByText('second page');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(() => setInView(link, true)).toThrow();
  expect(readyToasts).not.toHaveBeenCalled();
  use();
  await waitFor(() => setInView(link, true));
  expect(readyToasts).toHaveBeenCalledTimes(1);
});

it('looks for no links any more once it is gone', async () => {
  const { unmount } = render(<Page />);
  unmount();
  render(<Link href="/shop">left behind</Link>);
  fireEvent.scroll(document);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(() => setInView(screen.getByText('left behind'), true)).toThrow();
});
