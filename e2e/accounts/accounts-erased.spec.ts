import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { giveEmail, linkMailedTo, newCustomer, register, type Customer } from './customer';
import { giveFingerprintReader } from '../base/fingerprint-reader';
import { expect, test, watchPagesOf } from '../base/fixtures';
import { finishTest, saveResult } from '../hearing/hearing-saved';
import { staffCommand } from '../base/shop-commands';
import { openAsStaff } from '../admin/staff';

// A refused passkey is a 400 and a login that ended a 401, and Chromium says so in the console.
test.use({ allowedConsole: /status of (400|401)/ });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForLoginLink(page: Page, email: string): Promise<string> {
  await page.goto(paths.login);
  await giveEmail(page, email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await page.waitForURL(/\/login-check-email/);
  return linkMailedTo(email, paths.loginLink);
}

async function eraseAccount(page: Page, { password }: Customer): Promise<void> {
  await page.goto(paths.accountPrivacy);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL(paths.accountDeleted);
}

test('an erased customer cannot log in by any way, and the shop shows nothing of them', async ({
  page,
  browser,
}) => {
  test.slow();
  await giveFingerprintReader(page);
  const customer = newCustomer();
  await register(page, customer);
  const device = page.getByRole('region', { name: 'Fingerprint or face' });
  await device.getByRole('button', { name: /next time/ }).click();
  await expect(device.getByText(/^Done\./)).toBeVisible();
  await finishTest(page);
  await saveResult(page, customer.email);

  const elsewhere = await browser.newContext();
  watchPagesOf(elsewhere);
  const other = await elsewhere.newPage();
  const link = await askForLoginLink(other, customer.email);
  await staffCommand('recovery', 'on');
  const staffPage = await openAsStaff(browser, staffPaths.adminHearingTests);
  await findTests(staffPage, customer.email);
  await expect(staffPage.getByText(customer.email).first()).toBeVisible();

  await eraseAccount(page, customer);
  await expect(heading(page, 'Your account is deleted')).toBeVisible();

  await page.goto(paths.login);
  await page.getByRole('button', { name: 'Use your fingerprint or face' }).click();
  await expect(page.getByText('We do not know this one yet.')).toBeVisible();
  await giveEmail(page, customer.email);
  const noAccount = 'There is no account associated with this email';
  await expect(page.getByRole('alert').filter({ hasText: noAccount })).toBeVisible();
  await other.goto(link);
  await expect(heading(other, 'This link no longer works')).toBeVisible();
  await other.goto(paths.account);
  await other.waitForURL(/\/login/);
  await elsewhere.close();

  await findTests(staffPage, customer.email);
  await expect(staffPage.getByText('Nothing matches')).toBeVisible();
  await staffPage.context().close();

  await register(page, customer);
  await page.goto(paths.accountHearing);
  await expect(page.getByRole('figure', { name: 'Audiogram' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Is this yours?' })).toHaveCount(0);
});

async function findTests(staffPage: Page, words: string): Promise<void> {
  await staffPage.goto(staffPaths.adminHearingTests);
  await staffPage.getByRole('searchbox', { name: 'Search' }).fill(words);
  await staffPage.keyboard.press('Enter');
}
