import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import {
  fillNewPassword,
  giveEmail,
  givePassword,
  linkMailedTo,
  logOut,
  newCustomer,
  register,
} from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from '../buying/payer';
import {
  addAccessory,
  cards,
  drawer,
  fillCard,
  newShopper,
  pay,
  readOrderNumber,
  type Shopper,
} from '../buying/shopper';

/** Somebody who bought a standard charger without an account. */
async function buyAsGuest(page: Page): Promise<{ shopper: Shopper; number: string }> {
  const shopper = newShopper();
  await openFilledCheckout(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  return { shopper, number: await readOrderNumber(page) };
}

const lookUp = (page: Page) => page.getByRole('form', { name: 'Look up your order' });

async function openLookUp(page: Page) {
  await page.goto(paths.returns);
  await page.getByRole('button', { name: 'Look up your order' }).click();
  await expect(lookUp(page).getByLabel('Order number')).toBeFocused();
}

test.describe('a guest without a login', () => {
  // Every refusal is a 400, and Chromium says so in the console.
  test.use({ allowedConsole: /status of 400/ });

  test('finds an order by number, e-mail and postal code, and by nothing less', async ({
    page,
  }) => {
    const { shopper, number } = await buyAsGuest(page);
    await openLookUp(page);
    const form = lookUp(page);
    await form.getByRole('button', { name: 'Find my order' }).click();
    await expect(form.getByText('Please check 3 fields.')).toBeVisible();
    await expectNoAxeViolations(page);

    await form.getByLabel('Order number').fill(number);
    await form.getByLabel('Email').fill(newCustomer().email);
    await form.getByLabel('Postal code').fill('T2P 1J9');
    await form.getByRole('button', { name: 'Find my order' }).click();
    await expect(page.getByText('We could not find an order with these details.')).toBeVisible();

    await form.getByLabel('Email').fill(shopper.email);
    await form.getByRole('button', { name: 'Find my order' }).click();
    const found = page.getByRole('article', { name: `Order ${number}` });
    await expect(found).toContainText('total $149.00');
    await expect(found).toContainText('Being prepared');
    await expect(found).not.toContainText(shopper.address);
  });

  test('asks to send it back, once', async ({ page }) => {
    const { shopper, number } = await buyAsGuest(page);
    await page.goto(paths.returns);
    const form = page.getByRole('form', { name: 'Request a return' });
    const ask = async () => {
      await form.getByLabel('Order number').fill(number);
      await form.getByLabel('Email').fill(shopper.email);
      await form.getByLabel('Postal code').fill(shopper.postalCode);
      await form.getByLabel('In your own words').fill('A present that was not wanted');
      await form.getByRole('button', { name: 'Send request' }).click();
    };
    await ask();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your return request was submitted.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Request another return' }).click();
    await expect(form.getByLabel('In your own words')).toHaveValue('');
    await ask();
    await expect(
      page.getByText('You have already asked for a return of this order.'),
    ).toBeVisible();
  });
});

test('a cart that was filled before comes along when an account is opened', async ({ page }) => {
  await addAccessory(page, 'stream-line-tv');
  await register(page, newCustomer());
  await page.goto(paths.cart);
  await expect(page.getByTestId('quantity')).toHaveText('1');
  await expect(page.getByTestId('subtotal')).toHaveText('$299.00');
});

test('at the login the cart of this visit goes before the one that waited, which is not lost', async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await register(page, customer);
  await addAccessory(page, 'stream-line-tv');

  const visit = await (await browser.newContext()).newPage();
  await addAccessory(visit, 'standard-charger');
  await visit.goto(paths.login);
  await giveEmail(visit, customer.email);
  await givePassword(visit, customer.password);
  await visit.waitForURL(paths.account);
  await visit.goto(paths.cart);
  await expect(visit.getByTestId('subtotal')).toHaveText('$149.00');
  await visit.context().close();

  await page.goto(paths.cart);
  await expect(page.getByTestId('subtotal')).toHaveText('$299.00');
});

test('an empty visit finds the cart that waited in the account', async ({ page, browser }) => {
  const customer = newCustomer();
  await register(page, customer);
  await addAccessory(page, 'stream-line-tv');
  const device = await (await browser.newContext()).newPage();
  await device.goto(paths.login);
  await giveEmail(device, customer.email);
  await givePassword(device, customer.password);
  await device.waitForURL(paths.account);
  await device.getByRole('button', { name: /^Cart/ }).click();
  await expect(drawer(device).getByTestId('subtotal')).toHaveText('$299.00');
  await device.context().close();
});

test('orders of a guest show in their account once a mail has proven the address, not before', async ({
  page,
  browser,
}) => {
  const { shopper, number } = await buyAsGuest(page);

  // Somebody else opens an account under the guest's address and sees none of the guest's orders.
  const stranger = await (await browser.newContext()).newPage();
  await register(stranger, { email: shopper.email, password: 'not her words' });
  await stranger.goto(paths.accountOrders);
  await expect(stranger.getByRole('heading', { name: 'You have no orders yet' })).toBeVisible();

  // The guest has a link mailed and sets a password: the stranger is logged out, and the account is the guest's.
  await page.goto(paths.forgotPassword);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.waitForURL(/\/login-check-email/);
  await page.goto(await linkMailedTo(shopper.email, paths.resetPassword));
  await fillNewPassword(page, 'her own tamarack');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(paths.login);
  await giveEmail(page, shopper.email);
  await givePassword(page, 'her own tamarack');
  await page.waitForURL(paths.account);
  await page.goto(paths.accountOrders);
  await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible();

  await stranger.reload();
  await stranger.waitForURL(/\/login/);
  await stranger.context().close();
  await page.goto(paths.home);
  await logOut(page);
});
