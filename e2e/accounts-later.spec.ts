import { paths } from '../src/domain/paths';
import { fillNewPassword, linkMailedTo, logOut, newCustomer, register } from './customer';
import { expect, test } from './fixtures';
import { laterShop } from './later-shop';

const shop = laterShop('later');

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// Refusals are 400 and 401, and Chromium says so in the console.
test.use({ baseURL: shop.origin, shopOrigin: shop.origin, allowedConsole: /status of 40[01]/ });

test.beforeAll(() => shop.open(0));

test.afterAll(() => shop.remove());

test('keys expire: a login link within the hour, a new password within two days; a visit after eight', async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await register(page, customer);
  const other = newCustomer();
  const visitor = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await register(visitor, other);

  await page.goto(paths.home);
  await logOut(page);
  await page.goto(paths.forgotPassword);
  await page.getByLabel('Email', { exact: true }).fill(customer.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.waitForURL(/\/login-check-email/);
  const reset = await linkMailedTo(customer.email, paths.resetPassword, shop.dataDir);
  await page.request.post('/api/login-link', { data: { email: customer.email } });
  const login = await linkMailedTo(customer.email, paths.loginLink, shop.dataDir);

  await shop.open(1);
  await page.goto(login);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(paths.account);
  await page.waitForURL(/\/login/);

  await shop.open(25);
  await page.goto(reset);
  await fillNewPassword(page, 'too late a tamarack');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();

  await shop.open(8 * 24);
  await visitor.goto(paths.account);
  await visitor.waitForURL(/\/login/);
  await expect(visitor.getByText(other.email)).toHaveCount(0);
  await visitor.context().close();
});
