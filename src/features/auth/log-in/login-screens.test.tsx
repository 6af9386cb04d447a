import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownBrowser } from '@/client/link-browser';
import { asPath, expectNoFaults, openAuthPage, press, toast, type } from '@/testing/auth-page';
import { accountApi, newVisitorEachTime } from '@/testing/shops/auth-visitor';
import '@/testing/jest/browser-apis';
import { refusedWith, wireMargaret } from '@/testing/fakes/fake-account-api';
import '@/testing/shops/visitor-page';
import { useAuthStore } from '../auth-store';
import { LoginPasswordScreen } from './login-password-screen';
import { LoginScreen } from './login-screen';
import { RegisterScreen } from '../passwords/register-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock(
  '@/client/requests/swell',
  () => jest.requireActual('@/testing/shops/auth-visitor').swellOfTest,
);

newVisitorEachTime();

const findAccount = '/api/swell/get-account-by-email';

describe('the first step of the login', () => {
  it('leads to the password, keeps the page asked for, and the address out of the address bar', async () => {
    const { api, container } = openAuthPage('/login?next=/account/orders', <LoginScreen />);
    api.answers[findAccount] = { exists: true, hasPassword: true };
    await expectNoFaults(container);
    await type('Email', ' margaret@example.ca');
    await press('Continue');
    await waitFor(() => expect(asPath()).toBe('/login-password?next=%2Faccount%2Forders'));
    expect(api.last(findAccount)).toEqual([{ email: 'margaret@example.ca' }]);
  });

  it('says that an address has no account, at the field and as an alert', async () => {
    const { api, container } = openAuthPage('/login', <LoginScreen />);
    api.answers[findAccount] = { exists: false, hasPassword: false };
    await type('Email', 'nobody@example.ca');
    await press('Continue');
    expect(await toast('There is no account associated with this email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'There is no account associated with this email',
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expectNoFaults(container);
  });

  it('mails a former guest a link to choose a password', async () => {
    const { api } = openAuthPage('/login', <LoginScreen />);
    api.answers[findAccount] = { exists: true, hasPassword: false };
    api.answers.recover = { success: true };
    await type('Email', 'guest@example.ca');
    await press('Continue');
    await waitFor(() => expect(asPath()).toBe('/login-check-email?about=set-password'));
    expect(api.last('recover')).toEqual([
      {
        email: 'guest@example.ca',
        reset_url: 'http://localhost/set-password?key={reset_key}',
      },
    ]);
  });

  it.each([
    [refusedWith('too_many_requests'), 'Too many tries. Please wait a few minutes and try again.'],
    [refusedWith('internal_error'), 'Something went wrong'],
  ])('tells what went wrong: %s', async (refusal, words) => {
    const { api } = openAuthPage('/login', <LoginScreen />);
    api.answers[findAccount] = refusal;
    await type('Email', 'margaret@example.ca');
    await press('Continue');
    expect(await toast(words)).toBeVisible();
    expect(asPath()).toBe('/login');
  });

  it('asks for an address before it asks the server', async () => {
    const { api, container } = openAuthPage('/login', <LoginScreen />);
    await press('Continue');
    const summary = await within(container).findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveTextContent('Please enter your email');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(api.asked).toEqual([]);
    await expectNoFaults(container);
  });

  it('says so when a session has ended by itself', () => {
    openAuthPage('/login?ended=1&next=/account', <LoginScreen />);
    expect(screen.getByText(/You have been logged out/)).toBeVisible();
  });
});

describe('while it is unknown who is visiting', () => {
  it('shows nothing, and then the form', async () => {
    document.cookie = 'swell-session=abc';
    const { api, container } = openAuthPage('/login', <LoginScreen />);
    expect(container).toHaveTextContent('');
    await waitFor(() => expect(api.asked).toHaveLength(1));
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it.each([
    ['/login', '/'],
    ['/login?next=/account/orders', '/account/orders'],
    ['/login?next=//evil.example', '/'],
  ])('sends a customer who opens %s to %s', async (address, destination) => {
    document.cookie = 'swell-session=abc';
    accountApi.current.answers.get = wireMargaret;
    openAuthPage(address, <LoginScreen />);
    await waitFor(() => expect(asPath()).toBe(destination));
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });

  it('offers to ask again when there is no answer', async () => {
    document.cookie = 'swell-session=abc';
    accountApi.current.answers.get = refusedWith('internal_error');
    const { container } = openAuthPage('/login', <LoginScreen />);
    await expectNoFaults(container);
    const again = await screen.findByRole('button', { name: 'Try again' });
    accountApi.current.answers.get = null;
    await userEvent.click(again);
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

describe('the password', () => {
  function openPassword(address = '/login-password') {
    act(() => useAuthStore.setState({ typedEmail: 'margaret@example.ca' }));
    return openAuthPage(address, <LoginPasswordScreen />);
  }

  it.each([
    ['/login-password', '/account'],
    ['/login-password?next=%2Faccount%2Forders', '/account/orders'],
  ])('logs in on %s and goes to %s', async (address, destination) => {
    const { api, container } = openPassword(address);
    api.answers.login = wireMargaret;
    expect(screen.getByText('margaret@example.ca')).toBeVisible();
    await expectNoFaults(container);
    await type('Password', 'snow shoes');
    await press('Log in');
    await waitFor(() => expect(asPath()).toBe(destination));
    expect(api.last('login')).toEqual(['margaret@example.ca', 'snow shoes']);
  });

  it('says that it does not fit, and keeps what was typed', async () => {
    const { api, container } = openPassword();
    api.answers.login = null;
    await type('Password', 'sandals');
    await press('Log in');
    const words = 'Please double-check your password and try again.';
    expect(await toast(words)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('Password')).toHaveValue('sandals');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await expectNoFaults(container);
  });

  it('starts over when nobody knows whose password it is', async () => {
    const { container } = openAuthPage(
      '/login-password?next=/account/orders',
      <LoginPasswordScreen />,
    );
    await waitFor(() => expect(asPath()).toBe('/login?next=%2Faccount%2Forders'));
    expect(container).toHaveTextContent('');
  });

  it('can be done without: by a mailed link', async () => {
    const { api } = openPassword();
    api.answers['/api/login-link'] = { success: true };
    await press('Email me a link instead');
    await waitFor(() => expect(asPath()).toBe('/login-check-email?about=login-link'));
    expect(api.last('/api/login-link')).toEqual([
      { email: 'margaret@example.ca', next: '/account', browser: knownBrowser() },
    ]);
  });

  it('is shown on request, may be pasted, and warns of Caps Lock', async () => {
    openPassword();
    const field = screen.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('snowshoes');
    expect(field).toHaveValue('snowshoes');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await press('Show password');
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '{CapsLock}');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
  });
});

describe('registering', () => {
  async function fillIn(password = 'tamarack trees') {
    await type('Email', 'margaret@example.ca');
    await type('Password', password);
    await type('Confirm password', password);
  }

  it('logs in, and says that the account is there', async () => {
    const { api, container } = openAuthPage('/register', <RegisterScreen />);
    api.answers.create = wireMargaret;
    await expectNoFaults(container);
    await fillIn();
    await press('Create account');
    await waitFor(() => expect(asPath()).toBe('/account'));
    expect(await screen.findByText('Your account has been created')).toBeInTheDocument();
  });

  it('lists what is wrong, in the words of the catalogue', async () => {
    const { container } = openAuthPage('/register', <RegisterScreen />);
    await press('Create account');
    const summary = await within(container).findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your email',
      'Please enter a password',
      'Please re-type your password',
    ]);
    await type('Email', 'margaret');
    await type('Password', 'abc');
    await type('Confirm password', 'abd');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter valid email');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /Please enter at least 6 characters/,
    );
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await expectNoFaults(container);
  });

  it('advises against a weak password without refusing it', async () => {
    openAuthPage('/register', <RegisterScreen />);
    await type('Password', 'abcdef');
    expect(await screen.findByText('Please consider using a stronger password')).toBeVisible();
    await type('Password', ' and the tamaracks');
    expect(await screen.findByText('This is a good password.')).toBeVisible();
  });

  it('does not say whether the address is taken', async () => {
    const { api, container } = openAuthPage('/register', <RegisterScreen />);
    api.answers.create = { errors: { email: { code: 'INVALID', message: 'no' } } };
    await fillIn();
    await press('Create account');
    const words =
      'There was a problem creating your account. Please check your email and password.';
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText('Password')).toHaveValue('tamarack trees');
    await expectNoFaults(container);
  });
});
