import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askingBrowser } from '@/client/link-browser';
import { asPath, expectNoFaults, openAuthPage, press, toast, type } from '@/testing/auth-page';
import { accountApi, newVisitorEachTime } from '@/testing/shops/auth-visitor';
import '@/testing/jest/browser-apis';
import { refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import '@/testing/shops/visitor-page';
import { useAuthStore } from './auth-store';
import { CheckEmailScreen } from './log-in/check-email-screen';
import { ForgotPasswordScreen } from './passwords/forgot-password-screen';
import { LoginLinkScreen } from './log-in/login-link-screen';
import { NewPasswordScreen } from './passwords/new-password-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock(
  '@/client/requests/swell',
  () => jest.requireActual('@/testing/shops/auth-visitor').swellOfTest,
);

newVisitorEachTime();

describe('a forgotten password', () => {
  it('is answered the same for every address', async () => {
    const { api, container } = openAuthPage('/forgot-password', <ForgotPasswordScreen />);
    api.answers.recover = { success: true };
    await expectNoFaults(container);
    await type('Email', 'margaret@example.ca');
    await press('Send reset link');
    await waitFor(() => expect(asPath()).toBe('/login-check-email?about=reset'));
    expect(api.last('recover')).toEqual([
      {
        email: 'margaret@example.ca',
        reset_url: 'http://localhost/reset-password?key={reset_key}',
      },
    ]);
  });

  it.each([
    ['/login-check-email', 'If we know your email'],
    ['/login-check-email?about=reset', 'The link lets you choose a new password'],
    ['/login-check-email?about=constructor', 'If we know your email'],
  ])('has neutral words on %s', async (address, words) => {
    act(() => useAuthStore.setState({ typedEmail: 'margaret@example.ca' }));
    const { container } = openAuthPage(address, <CheckEmailScreen />);
    expect(container).toHaveTextContent(words);
    expect(container).not.toHaveTextContent('margaret');
    await expectNoFaults(container);
  });

  it('gets a new one by the key of the mail, which leaves the address at once', async () => {
    const { api, container } = openAuthPage(
      '/reset-password?key=k-1',
      <NewPasswordScreen purpose="reset" />,
    );
    api.answers.recover = { success: true, email: 'margaret@example.ca' };
    expect(window.location.search + window.location.hash).toBe('');
    expect(asPath()).toBe('/reset-password');
    await expectNoFaults(container);
    await type('Password', 'tamarack trees');
    await type('Confirm password', 'tamarack trees');
    await press('Save password');
    await waitFor(() => expect(asPath()).toBe('/login'));
    expect(api.last('recover')).toEqual([{ reset_key: 'k-1', password: 'tamarack trees' }]);
    expect(await screen.findByText('Your password has been reset')).toBeInTheDocument();
  });

  it('tells the owner what went with the first proof of the address', async () => {
    const { api } = openAuthPage('/set-password?key=k-1', <NewPasswordScreen purpose="set" />);
    api.answers.recover = { success: true, email: 'margaret@example.ca', leftovers_removed: true };
    api.answers.login = wireMargaret;
    await type('Password', 'tamarack trees');
    await type('Confirm password', 'tamarack trees');
    await press('Save password');
    const heading = await screen.findByRole('heading', { name: 'Your password is saved' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/You have now confirmed your email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/account');
  });

  it('is logged in after choosing the first one', async () => {
    const { api } = openAuthPage('/set-password?key=k-1', <NewPasswordScreen purpose="set" />);
    api.answers.recover = { success: true, email: 'margaret@example.ca' };
    api.answers.login = wireMargaret;
    await type('Password', 'tamarack trees');
    await type('Confirm password', 'tamarack trees');
    await press('Save password');
    await waitFor(() => expect(asPath()).toBe('/account'));
    expect(api.last('login')).toEqual(['margaret@example.ca', 'tamarack trees']);
    expect(useAuthStore.getState().status).toBe('customer');
  });

  it('logs in by hand where the login does not answer', async () => {
    const { api } = openAuthPage('/set-password?key=k-1', <NewPasswordScreen purpose="set" />);
    api.answers.recover = { success: true, email: 'margaret@example.ca' };
    api.answers.login = refusedWith('connection_error');
    await type('Password', 'tamarack trees');
    await type('Confirm password', 'tamarack trees');
    await press('Save password');
    await waitFor(() => expect(asPath()).toBe('/login'));
  });

  it.each(['/set-password', '/set-password?key=used'])(
    'says that the link of %s is dead',
    async (address) => {
      const { api, container } = openAuthPage(address, <NewPasswordScreen purpose="set" />);
      api.answers.recover = refusedWith('validation_error', 'reset_key');
      if (address.includes('key')) {
        await type('Password', 'tamarack trees');
        await type('Confirm password', 'tamarack trees');
        await press('Save password');
      }
      expect(
        await screen.findByRole('heading', { name: 'This link no longer works' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      await expectNoFaults(container);
    },
  );
});

describe('a login link', () => {
  const address = '/login-link?next=%2Faccount%2Forders#token=t-1';

  const look = '/api/login-link-owner';
  const here = { email: 'm…@e….ca', purpose: 'login', isHere: true };
  const elsewhere = { ...here, isHere: false };
  const logins = () => accountApi.current.asked.filter(({ name }) => name === 'login');

  it('logs in where it was asked for, and leaves nothing of itself in the address', async () => {
    accountApi.current.answers[look] = here;
    accountApi.current.answers.login = wireMargaret;
    const browser = askingBrowser();
    const { api } = openAuthPage(address, <LoginLinkScreen />);
    expect(window.location.search + window.location.hash).toBe('');
    await waitFor(() => expect(asPath()).toBe('/account/orders'));
    expect(api.last(look)).toEqual([{ token: 't-1', browser }]);
    expect(logins()).toEqual([{ name: 'login', args: ['', { password_token: `t-1.${browser}` }] }]);
  });

  it('asks anywhere else whether this is your address, and only then logs in', async () => {
    accountApi.current.answers[look] = elsewhere;
    accountApi.current.answers.login = wireMargaret;
    const { container } = openAuthPage(address, <LoginLinkScreen />);
    const heading = await screen.findByRole('heading', { name: 'Log in as m…@e….ca?' });
    expect(heading).toHaveFocus();
    expect(logins()).toEqual([]);
    expect(screen.getByRole('link', { name: 'No, go to the shop' })).toHaveAttribute(
      'href',
      '/shop',
    );
    await expectNoFaults(container);
    await press('Yes, log in');
    await waitFor(() => expect(asPath()).toBe('/account/orders'));
    expect(logins()).toEqual([{ name: 'login', args: ['', { password_token: 't-1' }] }]);
  });

  it('tells the owner once what somebody had left in the account', async () => {
    accountApi.current.answers[look] = here;
    accountApi.current.answers.login = { ...wireMargaret, leftovers_removed: true };
    const { container } = openAuthPage(address, <LoginLinkScreen />);
    expect(await screen.findByRole('heading', { name: 'You are logged in' })).toHaveFocus();
    expect(screen.getByText(/You have now confirmed your email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/account/orders',
    );
    await expectNoFaults(container);
  });

  it('says that a new address counts from now on', async () => {
    accountApi.current.answers[look] = { ...here, purpose: 'email' };
    accountApi.current.answers.login = wireMargaret;
    openAuthPage(address, <LoginLinkScreen />);
    expect(
      await screen.findByRole('heading', { name: 'Your email has been changed' }),
    ).toHaveFocus();
    expect(screen.getByText('From now on, log in with margaret@example.ca.')).toBeVisible();
  });

  it('of a new address waits where nobody is logged in', async () => {
    accountApi.current.answers[look] = { ...elsewhere, purpose: 'email' };
    openAuthPage(address, <LoginLinkScreen />);
    expect(await screen.findByRole('heading', { name: 'Please log in first' })).toHaveFocus();
    expect(logins()).toEqual([]);
  });

  it('says that it has been used', async () => {
    accountApi.current.answers[look] = null;
    const { container } = openAuthPage(address, <LoginLinkScreen />);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    expect(await toast('Unable to login. Please check your email.')).toBeVisible();
    await expectNoFaults(container);
  });

  it('may be tried again when there was no answer', async () => {
    accountApi.current.answers[look] = here;
    accountApi.current.answers.login = refusedWith('connection_error');
    openAuthPage(address, <LoginLinkScreen />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    accountApi.current.answers.login = wireMargaret;
    await userEvent.click(again);
    await waitFor(() => expect(asPath()).toBe('/account/orders'));
  });
});
