import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import {
  expectAccess,
  expectLargeTargets,
  expectNothingLost,
  expectSeenInForcedColours,
  expectStill,
} from './access-page';
import { newCustomer, register } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { addAccessory, drawer, goToCheckout, pay, tabTo } from '../buying/shopper';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks targets, stillness and colours of an open panel; the page behind it cannot be reached. */
async function expectGoodPanel(page: Page) {
  await expectStill(page);
  await expectLargeTargets(page);
  await expectSeenInForcedColours(page);
}

test('the cart with something in it, in the drawer and on its page, also while amounts are on their way', async ({
  page,
}) => {
  test.slow();
  await addAccessory(page, 'standard-charger');
  await expect(
    drawer(page).getByRole('region', { name: 'Items that might interest you' }),
  ).toBeVisible();
  await expectGoodPanel(page);

  await page.goto(paths.cart);
  const subtotal = page.getByTestId('subtotal');
  await expect(subtotal).toHaveText('$149.00');
  await expectAccess(page);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cart/items/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Increase quantity of Standard Charger' }).click();
  await expect(subtotal).toHaveCSS('text-decoration-style', 'dotted');
  expect(await fadedBy(subtotal)).toEqual([]);
  await expectNoAxeViolations(page);
  release();
  await expect(subtotal).toHaveText('$298.00');
  await expect(page.getByRole('status').filter({ hasText: '$298.00' })).toHaveCount(1);
  await expect(subtotal).not.toHaveCSS('text-decoration-style', 'dotted');
});

/** Ancestors whose opacity takes contrast from an element. */
function fadedBy(element: Locator): Promise<string[]> {
  return element.evaluate((inner) => {
    const around: string[] = [];
    for (let at: Element | null = inner; at; at = at.parentElement) {
      if (getComputedStyle(at).opacity !== '1') around.push(at.outerHTML.slice(0, 80));
    }
    return around;
  });
}

test('the checkout, empty and with its complaints', async ({ page }) => {
  test.slow();
  await addAccessory(page, 'standard-charger');
  await goToCheckout(page);
  await expectAccess(page);
  await pay(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please check 12 fields.' }),
  ).toBeFocused();
  await expectLargeTargets(page);
  await expectNothingLost(page);
});

test('the skip link, the menus and the dialogs by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto(paths.product('charge-go'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main#main')).toBeFocused();

  const opener = page.getByRole('button', { name: 'Learn' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  // The panel's code comes after the press: until then the navigation's first link is another one.
  const firstLink = page.locator('#menu-learn').getByRole('link').first();
  await expect(firstLink).toBeVisible();
  await tabTo(firstLink);
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();

  for (const [button, dialog] of [
    ['How to measure', 'How to measure'],
    ['Enlarge picture', 'Pictures'],
  ] as const) {
    await openByKeyboard(page, page.getByRole('button', { name: button }).first(), dialog);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The menu closes by itself in a wide window, so its targets are not measured there.
  await openByKeyboard(
    page,
    page.getByRole('button', { name: 'Menu', exact: true }),
    'Menu',
    false,
  );
});

/** Opens a dialog, tabs through it, closes it with Escape and expects the focus back on its opener. */
async function openByKeyboard(page: Page, opener: Locator, name: string, isForAllWidths = true) {
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog, name).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  }
  if (isForAllWidths) await expectGoodPanel(page);
  else await expectSeenInForcedColours(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the pages of an account', async ({ page }) => {
  test.slow();
  await register(page, newCustomer());
  for (const path of [
    paths.account,
    paths.accountOrders,
    paths.accountEmail,
    `${paths.account}/hearing`,
    `${paths.account}/privacy`,
    `${paths.account}/subscriptions`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
    await expectAccess(page);
  }
});

test('text is as large as it was set, on every page and from the first paint on', async ({
  page,
}) => {
  await page.goto(paths.cart);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const size = page.getByRole('combobox', { name: 'Text size' });
  await size.selectOption('Largest text');
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe('20px');
  await expect(size).toHaveValue('largest');

  for (const path of [paths.home, paths.product('charge-go'), paths.support, paths.checkout]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await rootSize()).toBe('20px');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingLost(page);
    }
  }
});

test('the page that stands in while there is too much to do', async ({ page }) => {
  const printed = promisify(execFile)('node_modules/.bin/tsx', ['e2e/site/print-busy-page.ts']);
  const { stdout: body } = await printed;
  await page.route(`**${paths.shop}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(paths.shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Many people are here right now',
  );
  await expectAccess(page);
});
