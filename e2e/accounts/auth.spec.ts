import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import {
  fillNewPassword,
  giveEmail,
  givePassword,
  linkMailedTo,
  logIn,
  logOut,
  newCustomer,
  register,
} from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from '../buying/payer';
import { cards, fillCard, newShopper, pay, readOrderNumber } from '../buying/shopper';

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test.describe('registering', () => {
  test('opens an account, is logged in, and can leave and come back', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await expect(
      page.getByRole('status').filter({ hasText: 'account has been created' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
    await expectNoAxeViolations(page);

    await page.goto(paths.home);
    await logOut(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await giveEmail(page, customer.email.toUpperCase());
    await givePassword(page, customer.password);
    await page.waitForURL(paths.account);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('says what is wrong, on top and at the fields', async ({ page }) => {
    await page.goto(paths.register);
    await page.getByRole('button', { name: 'Create account' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check 3 fields.' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error:/);
    await expectNoAxeViolations(page);
    await summary.getByRole('link', { name: 'Please re-type your password' }).click();
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('abcdef');
    await page.getByLabel('Confirm password').fill('abcdeg');
    await expect(page.getByText('Please enter valid email').last()).toBeVisible();
    await expect(page.getByText('Passwords do not match').last()).toBeVisible();
    await expect(page.getByText('Please consider using a stronger password')).toBeVisible();
  });

  test('a password of the 10,000 commonest is refused, with the reason at its field', async ({
    page,
  }) => {
    const customer = newCustomer();
    await page.goto(paths.register);
    await page.getByLabel('Email', { exact: true }).fill(customer.email);
    await fillNewPassword(page, 'LeaveMeAlone');
    await page.getByRole('button', { name: 'Create account' }).click();
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAccessibleDescription(
      /This password is too easy to guess\. Please choose another one\./,
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await fillNewPassword(page, customer.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(paths.account);
  });

  test('an address that has an account reads like one that is not accepted', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await page.goto(paths.register);
    await page.getByLabel('Email', { exact: true }).fill(customer.email);
    await fillNewPassword(page, 'another tamarack');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(
      alert(
        page,
        'There was a problem creating your account. Please check your email and password.',
      ),
    ).toBeVisible();
  });
});

test.describe('logging in', () => {
  test('with a wrong password says so and keeps what was typed', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await logIn(page, { ...customer, password: 'sandals' });
    await expect(alert(page, 'Please double-check your password and try again.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sandals');
    await expectNoAxeViolations(page);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(paths.account);
  });

  test('with an unknown address says so, once, on this form', async ({ page }) => {
    await page.goto(paths.login);
    await expectNoAxeViolations(page);
    await giveEmail(page, newCustomer().email);
    await expect(alert(page, 'There is no account associated with this email')).toBeVisible();
    await expect(page).toHaveURL(paths.login);
  });

  test('leads back to the page asked for', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await page.goto(`${paths.account}?from=mail`);
    await page.waitForURL(/\/login\?next=/);
    await giveEmail(page, customer.email);
    await givePassword(page, customer.password);
    await expect(page).toHaveURL(`${paths.account}?from=mail`);
  });

  test('never leads off the shop', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await page.goto(`${paths.login}?next=//evil.example/account`);
    await giveEmail(page, customer.email);
    await givePassword(page, customer.password);
    await expect(page).toHaveURL(paths.account);
  });

  test('without the first step starts over', async ({ page }) => {
    await page.goto(paths.loginPassword);
    await expect(page).toHaveURL(paths.login);
  });

  test('by a mailed link works once', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await page.goto(paths.login);
    await giveEmail(page, customer.email);
    await page.waitForURL(/\/login-password/);
    await page.getByRole('button', { name: 'Email me a link instead' }).click();
    await page.waitForURL(/\/login-check-email/);
    await expect(page.getByText(customer.email)).toBeVisible();

    const link = await linkMailedTo(customer.email, paths.loginLink);
    await page.goto(link);
    // This is the first proof of the address: what was entered before it is removed, and its owner is told.
    await expect(page.getByText('You have now confirmed your email')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(paths.account);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);

    await page.goto(paths.home);
    await logOut(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through the mail, once', async ({ page }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    await page.goto(paths.forgotPassword);
    await expectNoAxeViolations(page);
    await page.getByLabel('Email', { exact: true }).fill(customer.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.waitForURL(/\/login-check-email/);

    const link = await linkMailedTo(customer.email, paths.resetPassword);
    const response = await page.goto(link);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    expect(page.url()).not.toContain('key');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeViolations(page);
    const password = 'a new tamarack';
    await fillNewPassword(page, password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your password has been reset' }),
    ).toBeVisible();
    await page.waitForURL(paths.login);
    await giveEmail(page, customer.email);
    await givePassword(page, password);
    await expect(page).toHaveURL(paths.account);
  });

  test('asked for by a stranger looks the same for every address', async ({ page }) => {
    await page.goto(paths.forgotPassword);
    await page.getByLabel('Email', { exact: true }).fill(newCustomer().email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.waitForURL(/\/login-check-email/);
    await expect(page.getByText('If we know your email')).toBeVisible();
  });

  test.describe('with a key that opens nothing', () => {
    // The refusal is a 400, and Chromium says so in the console.
    test.use({ allowedConsole: /status of 400/ });

    test('says so and offers a new one', async ({ page }) => {
      await page.goto(`${paths.resetPassword}?key=no-such-key`);
      await fillNewPassword(page, 'a new tamarack');
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(alert(page, 'Unable to reset password, please try again later')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    });
  });
});

test('a guest of before chooses a first password through the mail', async ({ page }) => {
  const shopper = newShopper();
  await openFilledCheckout(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  await readOrderNumber(page);

  await page.goto(paths.login);
  await giveEmail(page, shopper.email);
  await page.waitForURL(/\/login-check-email/);
  await expect(page.getByText(shopper.email)).toBeVisible();
  await page.goto(await linkMailedTo(shopper.email, paths.setPassword));
  await fillNewPassword(page, 'first tamarack');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(paths.account);
  // Nobody types twice what the order knows.
  await expect(page.getByLabel('First name')).toHaveValue(shopper.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(shopper.lastName);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('p', { hasText: 'Your profile has been saved' })).toBeFocused();
});

test.describe('who is logged in', () => {
  test('finds login and registering closed', async ({ page }) => {
    await register(page, newCustomer());
    for (const closed of [paths.login, paths.register]) {
      await page.goto(closed);
      await page.waitForURL(paths.home);
    }
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  });

  test('is logged out in every tab, and nothing comes back with the back button', async ({
    page,
    context,
  }) => {
    await register(page, newCustomer());
    const other = await context.newPage();
    await other.goto(paths.account);
    await expect(other.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();

    await page.goto(paths.home);
    await logOut(page);
    await other.waitForURL(/\/login\?next=/);
    await expect(other.getByRole('heading', { name: 'Your profile' })).toHaveCount(0);

    await page.goBack();
    await page.waitForURL(/\/login\?next=/);
    await expect(page.getByRole('heading', { name: 'Your profile' })).toHaveCount(0);
  });

  test('logs in once for every tab', async ({ page, context }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.goto(paths.home);
    await logOut(page);
    const other = await context.newPage();
    await other.goto(paths.account);
    await other.waitForURL(/\/login\?next=/);
    await logIn(page, customer);
    await page.waitForURL(paths.account);
    await expect(other).toHaveURL(paths.account);
  });
});

test.describe('a session that ends', () => {
  test.use({ allowedConsole: /status of 401/ });

  test('in the middle of a form leads to the login and back, and what was typed is still there', async ({
    page,
  }) => {
    const customer = newCustomer();
    await register(page, customer);
    await page.getByLabel('First name').fill('Ingrid');
    // Wait until the page has loaded its data; a later read would notice the ended session before the form does.
    await expect(page.getByText('No addresses yet.')).toBeVisible();
    await expect(page.getByText('No saved cards yet.')).toBeVisible();
    // The session id is no longer valid, as after a new password on another device or after seven days.
    await page
      .context()
      .addCookies([{ name: 'swell-session', value: 'ended', url: new URL(page.url()).origin }]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL(/\/login\?ended=1/);
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    await giveEmail(page, customer.email);
    await givePassword(page, customer.password);
    await page.waitForURL(paths.account);
    await expect(page.getByLabel('First name')).toHaveValue('Ingrid');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('p', { hasText: 'Your profile has been saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ingrid');
  });
});

test('the account works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, newCustomer());
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Account' }).click();
  await menu.getByRole('link', { name: 'My account' }).click();
  await expect(menu).toBeHidden();
});
