import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { storeAccountMark } from '@/client/storage/stored-account';
import auth from '@/messages/en-US/auth.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { accountApi, newVisitorEachTime } from '@/testing/shops/auth-visitor';
import '@/testing/jest/browser-apis';
import { wireMargaret } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { AccountControl } from './account-control';
import { RequireCustomer } from './require-customer';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock(
  '@/client/requests/swell',
  () => jest.requireActual('@/testing/shops/auth-visitor').swellOfTest,
);

newVisitorEachTime('session-of-margaret');

describe('a page for customers only', () => {
  const openPage = (address = '/account/orders?page=2') => {
    mockRouter.setCurrentUrl(address);
    return renderScreen(
      <RequireCustomer>{(account) => <h1>Orders of {account.firstName}</h1>}</RequireCustomer>,
      { auth, ui },
    );
  };

  it('shows nothing until it is known who is visiting, then itself', async () => {
    const { container } = openPage();
    expect(container).toHaveTextContent('');
    accountApi.current.answers.get = wireMargaret;
    act(() => mockRouter.setCurrentUrl('/account/orders?page=3'));
    expect(await screen.findByRole('heading', { name: 'Orders of Margaret' })).toBeVisible();
  });

  it('sends a guest to the login, which will lead back', async () => {
    accountApi.current.answers.get = null;
    const { container } = openPage();
    await waitFor(() =>
      expect(mockRouter.asPath).toBe('/login?next=%2Faccount%2Forders%3Fpage%3D2'),
    );
    expect(container).toHaveTextContent('');
  });

  it('asks again at every route change, and stays on the screen meanwhile', async () => {
    accountApi.current.answers.get = wireMargaret;
    openPage();
    await screen.findByRole('heading');
    accountApi.current.answers.get = null;
    act(() => mockRouter.setCurrentUrl('/account'));
    expect(screen.getByRole('heading')).toBeVisible();
    await waitFor(() => expect(mockRouter.asPath).toBe('/login?next=%2Faccount'));
  });

  it('follows a logout in another tab', async () => {
    accountApi.current.answers.get = wireMargaret;
    openPage();
    await screen.findByRole('heading');
    accountApi.current.answers.get = null;
    new BroadcastChannel('boreal-charge-go-account').postMessage('changed');
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  it('shows nothing when the browser brings it back from its history, until it has asked', async () => {
    accountApi.current.answers.get = wireMargaret;
    const { container } = openPage();
    await screen.findByRole('heading');
    delete accountApi.current.answers.get;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(container).toHaveTextContent('');
  });
});

describe('the header', () => {
  const openHeader = () => renderScreen(<AccountControl />, { shell });

  it('offers the login to guests, without asking anybody', () => {
    openHeader();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(accountApi.current.asked).toEqual([]);
  });

  it('offers account and logout to whom this device knows', async () => {
    storeAccountMark(true);
    accountApi.current.answers.get = wireMargaret;
    const { container } = openHeader();
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const toAccount = await screen.findByRole('link', { name: 'My account' });
    expect(toAccount).toHaveAttribute('href', '/account');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('learns on the way to the menu that the session is over', async () => {
    storeAccountMark(true);
    accountApi.current.answers.get = null;
    openHeader();
    await userEvent.hover(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
