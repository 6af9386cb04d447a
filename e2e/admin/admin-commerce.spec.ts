import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { buy } from './admin-records';
import { failedJob } from './failed-job';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { readMailTo, tabTo } from '../buying/shopper';
import { logInAsStaff } from './staff';

// When two members of staff change the same thing at once, the second gets a 409, which the browser logs.
test.use({ allowedConsole: /409/ });

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

/** Presses a button by the keyboard alone. */
async function press(button: Locator): Promise<void> {
  await tabTo(button);
  await button.page().keyboard.press('Enter');
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(words);
  await page.keyboard.press('Enter');
}

/** axe finds nothing, and a phone needs no sideways scrolling; also with a dialog open. */
async function expectGoodPage(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  if (own) await page.setViewportSize(own);
}

test('a coupon is made, used and ended, the plan bought with it too, and its mail goes out again: all by the keyboard', async ({
  page: staff,
}) => {
  test.slow();
  const code = `SPRING${randomUUID().slice(0, 6).toUpperCase()}`;
  const email = `nora-${randomUUID().slice(0, 8)}@example.ca`;
  await logInAsStaff(staff, staffPaths.adminCoupons);

  await test.step('a new coupon', async () => {
    await press(staff.getByRole('button', { name: 'New coupon' }));
    const dialog = staff.getByRole('dialog', { name: 'New coupon' });
    await press(dialog.getByRole('button', { name: 'Make the coupon' }));
    await expect(dialog.getByText('Please enter a name')).toBeVisible();
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await expectGoodPage(staff);
    await dialog.getByLabel('Code').fill(code.toLowerCase());
    await dialog.getByLabel('Name').fill('Spring check-up');
    await dialog.getByLabel('Percent').fill('25');
    await press(dialog.getByRole('button', { name: 'Make the coupon' }));
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole('button', { name: 'New coupon' })).toBeFocused();
  });

  const { orderId, orderNumber } = await buy(email, code);

  await test.step('its use is counted, and it ends once that was said twice', async () => {
    await search(staff, code);
    const row = rowOf(staff, 'Coupons', code);
    await expect(row).toContainText('25 %');
    await expect(row.getByRole('cell').nth(1)).toHaveText(/1$/);
    await press(row.getByRole('button', { name: /^End / }));
    await press(row.getByRole('button', { name: 'Yes, end it' }));
    await expect(row).toContainText('Ended');
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  await test.step('the plan is found from its order, paused and canceled', async () => {
    await staff.goto(staffPaths.adminOrder(orderId));
    const plans = staff.getByRole('region', { name: 'Plans that began with this order' });
    await expect(plans).toContainText('Active');
    const plan = await plans.getByRole('link').innerText();
    await staff.goto(staffPaths.adminSubscriptions);
    await search(staff, email);
    const row = rowOf(staff, 'Subscriptions', plan);
    await expect(row).toContainText('Dome & Filter Kit, Every 3 months');
    expect(staff.url()).not.toContain('@');
    await press(row.getByRole('link'));
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(plan);
    const about = staff.getByRole('region', { name: 'About' });
    await press(staff.getByRole('button', { name: 'Pause', exact: true }));
    await expect(about).toContainText('Somebody resumes it');
    await press(staff.getByRole('button', { name: 'Cancel now' }));
    await expect(staff.getByText('This cannot be undone.')).toBeVisible();
    await expectGoodPage(staff);
    await press(staff.getByRole('button', { name: 'Cancel now' }));
    await expect(about).toContainText('Canceled on');
  });

  await test.step('the mail of the order is read and sent again', async () => {
    const subjects = async () => (await readMailTo(email)).map(({ subject }) => subject);
    const ofOrder = async () => (await subjects()).find((words) => words.includes(orderNumber));
    await expect.poll(ofOrder).toBeTruthy();
    const subject = (await ofOrder()) ?? '';
    await staff.goto(staffPaths.adminOutbox);
    await search(staff, email);
    const row = rowOf(staff, 'Outbox', subject);
    await expect(row).toContainText('Sent');
    expect(staff.url()).not.toContain('@');
    await press(row.getByRole('link'));
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(subject);
    await expect(staff.frameLocator('iframe').getByText(orderNumber).first()).toBeVisible();
    await press(staff.getByRole('button', { name: 'Send it again' }));
    await expect(toast(staff, 'It goes out again in a moment.')).toBeVisible();
    const copies = async () => (await subjects()).filter((words) => words === subject).length;
    await expect.poll(copies).toBe(2);
  });
});

test('gift cards and what is on the shelf are looked after by the keyboard', async ({
  page: staff,
}) => {
  test.slow();
  await logInAsStaff(staff, staffPaths.adminGiftCards);

  await test.step('the code of a gift card is shown once', async () => {
    await press(staff.getByRole('button', { name: 'New gift card' }));
    const dialog = staff.getByRole('dialog', { name: 'New gift card' });
    await press(dialog.getByRole('button', { name: 'Make the gift card' }));
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/from 1\.00 to/);
    await expect(dialog.getByLabel('Amount')).toBeFocused();
    await dialog.getByLabel('Amount').fill('75');
    await press(dialog.getByRole('button', { name: 'Make the gift card' }));
    const code = await dialog.getByTestId('gift-card-code').innerText();
    expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
    await expectGoodPage(staff);
    await staff.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(staff.getByText(code)).toHaveCount(0);
    await search(staff, code.slice(-4));
    const row = rowOf(staff, 'Gift cards', `Ending in ${code.slice(-4)}`).first();
    await expect(row).toContainText('$75.00');
    await expectGoodPage(staff);
    await press(row.getByRole('button', { name: /^End the card/ }));
    await press(row.getByRole('button', { name: 'Yes, end it' }));
    await expect(row).toContainText('Ended');
  });

  await test.step('of two who change one thing the second sees it first', async () => {
    await staff.goto(staffPaths.adminCatalogue);
    await search(staff, 'mini pocket');
    const row = rowOf(staff, 'Catalogue', 'Mini Pocket').first();
    await expectGoodPage(staff);
    const second = await staff.context().newPage();
    await second.goto(staffPaths.adminCatalogue);
    await search(second, 'mini pocket');
    await rowOf(second, 'Catalogue', 'Mini Pocket').first().getByRole('button').click();
    const late = second.getByRole('dialog');
    await expect(late.getByLabel('Count the stock')).toBeVisible();

    await press(row.getByRole('button', { name: /^Edit / }));
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Sale price in CAD').fill('9999');
    await dialog.getByLabel('Count the stock').setChecked(true);
    await dialog.getByLabel('On the shelf').fill('many');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('A sale price is lower than the price')).toBeVisible();
    await expect(dialog.getByLabel('Sale price in CAD')).toBeFocused();
    await expect(dialog.getByText('Please enter a whole number')).toBeVisible();
    await expectGoodPage(staff);
    await dialog.getByLabel('Sale price in CAD').fill('');
    await dialog.getByLabel('On the shelf').fill('437');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('437');

    await late.getByLabel('Count the stock').setChecked(true);
    await late.getByLabel('On the shelf').fill('12');
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(late.getByLabel('On the shelf')).toHaveValue('437');
    await expect(late.getByRole('alert')).toContainText('Somebody else has changed this');
    await second.close();
  });
});

test('a job that failed is tried again by the keyboard', async ({ page: staff }) => {
  test.slow();
  await logInAsStaff(staff, staffPaths.adminJobs);
  await expectGoodPage(staff);
  await staff.getByLabel('State').selectOption('failed');
  await expect(staff).toHaveURL(/state=failed/);
  const row = rowOf(staff, 'Jobs', failedJob).first();
  await expect(row).toContainText('Failed');
  await press(row.getByRole('button', { name: `Try ${failedJob} again` }));
  await expect(toast(staff, 'The job is tried again in a moment.')).toBeVisible();
  await expect(rowOf(staff, 'Jobs', failedJob)).toHaveCount(0);
  // Oldest first: the job failed before the server started, and the queue has done many jobs since.
  await expect(async () => {
    await staff.goto(`${staffPaths.adminJobs}?state=completed&sort=createdAt`);
    await expect(rowOf(staff, 'Jobs', failedJob).first()).toContainText('Done', {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
});
