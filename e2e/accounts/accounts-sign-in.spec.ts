import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import {
  fillNewPassword,
  giveEmail,
  givePassword,
  linkMailedTo,
  logIn,
  logOut,
  makeAccount,
  newCustomer,
  register,
  type Customer,
} from './customer';
import { readExpiredLink } from './expired-link';
import { expect, test } from '../base/fixtures';
import { at, inBothLanguages, say, sayPart, startingAt } from '../base/words';

const alert = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: sayPart(words) });

const gone = (page: Page) => page.getByRole('heading', { name: say('This link no longer works') });

/** Makes a customer who is logged out and has asked for a link to set a new password. */
async function forgets(page: Page): Promise<{ customer: Customer; link: string }> {
  const customer = newCustomer();
  await makeAccount(page, customer);
  return { customer, link: await askForLink(page, customer) };
}

async function askForLink(page: Page, { email }: Customer): Promise<string> {
  await page.goto(at(paths.forgotPassword));
  await page.getByLabel(say('Email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('Send reset link') }).click();
  await page.waitForURL(startingAt(paths.loginCheckEmail));
  return linkMailedTo(email, paths.resetPassword);
}

async function savePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await fillNewPassword(page, password);
  await page.getByRole('button', { name: say('Save password') }).click();
}

test.describe('a key', inBothLanguages, () => {
  // An invalid key is answered with 400, and Chromium logs that to the console.
  test.use({ allowedConsole: /status of 400/ });

  test('that was used is no good again, and a new one is offered', async ({ page }) => {
    const { customer, link } = await forgets(page);
    await savePassword(page, link, 'the second tamarack');
    await page.waitForURL(at(paths.login));
    await savePassword(page, link, 'the third tamarack');
    await expect(alert(page, 'Unable to reset password')).toBeVisible();
    await expect(gone(page)).toBeVisible();
    await logIn(page, { ...customer, password: 'the second tamarack' });
    await page.waitForURL(at(paths.account));
  });

  test('that is a day old is no good any more, and a new one is offered', async ({ page }) => {
    await savePassword(page, readExpiredLink(), 'too late for tamarack');
    await expect(alert(page, 'Unable to reset password')).toBeVisible();
    await expect(gone(page)).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(at(paths.forgotPassword));
  });

  test('of another person sets that person’s password, and nobody else’s', async ({
    page,
    browser,
  }) => {
    const { customer: ada, link } = await forgets(page);
    const eve = newCustomer();
    const hers = await (await browser.newContext()).newPage();
    await register(hers, eve);
    // The link was mailed to Ada, so it sets Ada's password whoever follows it; Eve's own account does not change.
    await savePassword(hers, link, 'a new word of ada');
    await hers.waitForURL((url) => url.pathname !== at(paths.resetPassword));
    await logIn(page, { ...ada, password: 'a new word of ada' });
    await page.waitForURL(at(paths.account));
    await expect(page.getByLabel(say('Email'), { exact: true })).toHaveValue(ada.email);
    await hers.context().clearCookies();
    await logIn(hers, eve);
    await hers.waitForURL(at(paths.account));
    await expect(hers.getByLabel(say('Email'), { exact: true })).toHaveValue(eve.email);
    await hers.context().close();
  });
});

test.describe('on two devices', inBothLanguages, () => {
  test.use({ allowedConsole: /status of 401/ });

  test('a customer is logged in twice, and logging out here leaves the other login alone', async ({
    page,
    browser,
  }) => {
    const customer = newCustomer();
    await register(page, customer);
    const tablet = await (await browser.newContext()).newPage();
    await logIn(tablet, customer);
    await tablet.waitForURL(at(paths.account));
    await page.goto(at(paths.home));
    await logOut(page);
    await tablet.reload();
    await expect(tablet.getByLabel(say('Email'), { exact: true })).toHaveValue(customer.email);
    await tablet.context().close();
  });

  test('a new password ends the other one, which comes back to where it was', async ({
    page,
    browser,
  }) => {
    const customer = newCustomer();
    await register(page, customer);
    const tablet = await (await browser.newContext()).newPage();
    await logIn(tablet, customer);
    await tablet.waitForURL(at(paths.account));
    await tablet.goto(at(paths.accountOrders));
    await expect(
      tablet.getByRole('heading', { name: say('You have no orders yet') }),
    ).toBeVisible();

    await page.goto(at(paths.home));
    await logOut(page);
    await savePassword(page, await askForLink(page, customer), 'a new tamarack');
    await page.waitForURL(at(paths.login));

    await tablet.reload();
    await tablet.waitForURL(startingAt(`${paths.login}?`));
    await giveEmail(tablet, customer.email);
    await givePassword(tablet, 'a new tamarack');
    await expect(tablet).toHaveURL(at(paths.accountOrders));
    await tablet.context().close();
  });
});

test.describe('guessing', inBothLanguages, () => {
  test.use({ allowedConsole: /status of 429/ });

  test('at a password is stopped, and says how to go on', async ({ page }) => {
    const customer = newCustomer();
    await makeAccount(page, customer);
    await page.goto(at(paths.login));
    // A script guesses nineteen times from the browser's own address.
    await page.evaluate(async (email) => {
      const headers = {
        Authorization: `Basic ${btoa('pk_embedded')}`,
        'Content-Type': 'application/json',
      };
      for (let guess = 0; guess < 19; guess += 1) {
        const body = JSON.stringify({ email, password: `guess ${guess}` });
        await fetch('/api/account/login', { method: 'POST', headers, body });
      }
    }, customer.email);
    await giveEmail(page, customer.email);
    await givePassword(page, 'the twentieth');
    await expect(alert(page, 'Please double-check your password')).toBeVisible();
    await page.getByLabel(say('Password'), { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: say('Log in'), exact: true }).click();
    await expect(alert(page, 'wait')).toBeVisible();
    await expect(page.getByLabel(say('Password'), { exact: true })).toHaveValue(customer.password);
  });
});
