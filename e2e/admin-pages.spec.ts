import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../src/domain/paths';
import { makeRecords } from './admin-records';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { tabTo } from './shopper';
import { clinicPassword, logInAsStaff } from './staff';

/** Read from the routes themselves: a new page is walked over without being named here. */
const pages = readdirSync('src/pages/admin').map((file) => basename(file, '.tsx'));

/** A page of one record says which one in its address. */
function addressOf(name: string, id: string | undefined): string {
  const path = name === 'index' ? paths.admin : `${paths.admin}/${name}`;
  return id === undefined ? path : `${path}?id=${encodeURIComponent(id)}`;
}

/** How many pixels the page is wider than its window. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every page of the admin area is whole, at phone and desktop width', async ({ page }) => {
  test.slow();
  const records: Readonly<Record<string, string>> = await makeRecords(page.request);
  await logInAsStaff(page, paths.admin);

  for (const path of pages.map((name) => addressOf(name, records[name]))) {
    await test.step(path, async () => {
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
    });
  }
});

test('a day at the desk needs no mouse: login, list, order, decision, logout', async ({ page }) => {
  await makeRecords(page.request);
  const press = async (target: Parameters<typeof tabTo>[0]) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  await page.goto(paths.adminOrders);
  await tabTo(page.getByLabel('Password'));
  await page.keyboard.type(clinicPassword());
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await press(tabs.getByRole('link', { name: /^Complete/ }));
  await expect(page).toHaveURL(/status=complete/);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row').nth(1)).toContainText('Complete');
  await press(table.getByRole('row').nth(1).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');

  await tabTo(page.getByLabel('Note for the team'));
  await page.keyboard.type('Prefers mail');
  await press(page.getByRole('button', { name: 'Save note' }));
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('list')).toContainText('Prefers mail');

  // The form for the money is made anew with each change: what was in it goes on where it stood.
  await tabTo(page.getByLabel('Or a sum (optional)'));
  await page.keyboard.type('10');
  await press(
    page.getByRole('region', { name: 'Money' }).getByRole('button', { name: 'Pay back' }),
  );
  await expect(timeline.getByRole('list')).toContainText('$10.00 paid back');
  await expect(page.getByRole('heading', { name: 'Money' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Log out' }));
  await expect(page.getByRole('heading', { name: 'Clinic login' })).toBeVisible();
});
