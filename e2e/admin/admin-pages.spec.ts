import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { makeRecords, type Records } from './admin-records';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { serverOrigin } from '../base/server';
import { tabTo } from '../buying/shopper';
import { clinicPassword, logInAsStaff } from './staff';

/** Lists the route files, so that a new page is tested without being named here. */
const pages = readdirSync('src/pages/admin').map((file) => basename(file, '.tsx'));

/** The page of a single record takes the record's id from its address. */
function addressOf(name: string, id: string | undefined): string {
  const path = name === 'index' ? staffPaths.admin : `${staffPaths.admin}/${name}`;
  const key = name === 'fitting' ? 'order' : 'id';
  return id === undefined ? path : `${path}?${key}=${encodeURIComponent(id)}`;
}

/** How many pixels the page is wider than its window. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

let records: Records;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: serverOrigin });
  records = await makeRecords(request);
  await request.dispose();
});

/** Pages per test, so that each test ends in time on a busy machine. */
const partSize = 6;
const parts = Array.from({ length: Math.ceil(pages.length / partSize) }, (_, index) =>
  pages.slice(index * partSize, (index + 1) * partSize),
);

for (const part of parts) {
  test(`pages of the admin area are whole at phone and desktop width: ${part.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await logInAsStaff(page, staffPaths.admin);
    await expect(page.getByRole('main')).toBeVisible();

    for (const path of part.map((name) => addressOf(name, records.ids[name]))) {
      await test.step(path, () => expectWhole(page, path));
    }
  });
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
  await expect(page.getByText('This is not here any more')).toHaveCount(0);
  await expectNoAxeViolations(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ path, width, over: await sidewaysOverflow(page) }).toEqual({
      path,
      width,
      over: 0,
    });
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
}

test('a day of staff needs no mouse: login, list, order, decision, logout', async ({ page }) => {
  const press = async (target: Parameters<typeof tabTo>[0]) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  await page.goto(staffPaths.adminOrders);
  await tabTo(page.getByLabel('Password'));
  await page.keyboard.type(clinicPassword());
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await press(tabs.getByRole('link', { name: /^Complete/ }));
  await expect(page).toHaveURL(/status=complete/);
  await tabTo(page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type(records.orderNumber);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').last()).toContainText('Complete');
  await press(table.getByRole('link', { name: records.orderNumber }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');

  await press(page.getByRole('region', { name: 'Timeline' }).locator('summary'));
  await tabTo(page.getByLabel('Note for the team'));
  await page.keyboard.type('Prefers mail');
  await press(page.getByRole('button', { name: 'Save note' }));
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('list')).toContainText('Prefers mail');

  // The refund form remounts after each change, and the focus moves to its heading.
  await press(page.getByRole('region', { name: 'Money' }).locator('summary'));
  await tabTo(page.getByLabel('Or a sum (optional)'));
  await page.keyboard.type('10');
  await press(page.getByRole('region', { name: 'Money' }).getByRole('button', { name: 'Refund' }));
  await expect(timeline.getByRole('list')).toContainText('$10.00 USD refunded');
  await expect(page.getByRole('heading', { name: 'Money' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Log out' }));
  await expect(page.getByRole('heading', { name: 'Clinic login' })).toBeVisible();
});
