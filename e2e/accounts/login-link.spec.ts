import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { giveEmail, linkMailedTo, makeAccount, newCustomer } from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

/** Has a login link mailed to a customer and returns the link. */
async function askForLink(page: Page): Promise<{ email: string; link: string }> {
  const customer = newCustomer();
  await makeAccount(page, customer);
  await page.goto(paths.login);
  await giveEmail(page, customer.email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await page.waitForURL(/\/login-check-email/);
  return { email: customer.email, link: await linkMailedTo(customer.email, paths.loginLink) };
}

test('a login link opened in another browser asks first, and is not used up by looking', async ({
  page,
  browser,
}) => {
  const { email, link } = await askForLink(page);
  const scanner = await (await browser.newContext()).newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('heading', { name: 'Log in as i…@e….ca?' })).toBeVisible();
  await scanner.context().close();

  const elsewhere = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await elsewhere.goto(link);
  const heading = elsewhere.getByRole('heading', { name: 'Log in as i…@e….ca?' });
  await expect(heading).toBeFocused();
  expect(elsewhere.url()).not.toContain('token');
  const width = await elsewhere.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectNoAxeViolations(elsewhere);

  await elsewhere.keyboard.press('Tab');
  await expect(elsewhere.getByRole('button', { name: 'Yes, log in' })).toBeFocused();
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { name: 'You are logged in' })).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Continue' }).click();
  await elsewhere.waitForURL(paths.account);
  await expect(elsewhere.getByLabel('Email', { exact: true })).toHaveValue(email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.context().close();
});

test('a stranger’s login link logs nobody in who does not press the button', async ({
  page,
  browser,
}) => {
  const { link } = await askForLink(page);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await guest.getByRole('link', { name: 'No, go to the shop' }).click();
  await guest.waitForURL(paths.shop);
  await guest.goto(paths.account);
  await expect(guest).toHaveURL(/\/login/);
  await guest.context().close();
});
