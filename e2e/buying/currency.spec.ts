import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { addAccessory, drawer } from './shopper';

const footerChoice = (page: Page) =>
  page.getByRole('contentinfo').getByRole('combobox', { name: 'Prices in' });
const toCanadian = async (page: Page) => {
  await footerChoice(page).selectOption('Canadian dollars (CAD)');
  // Once the cookies are set the server knows the choice, too, and the test may open a new page.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['swell-currency', 'swell-session']));
};
const heading = (page: Page, words: RegExp) =>
  page.getByText(words).filter({ visible: true }).first();

test('prices follow the chosen currency from page to page, through cart and checkout to the order', async ({
  page,
}) => {
  await addAccessory(page, 'standard-charger');
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$149.00');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('price')).toHaveText('$149.00');

  await toCanadian(page);
  await expect(page.getByTestId('price')).toHaveText('$199.00');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$199.00');
  await expect(drawer(page).getByText('All amounts in Canadian dollars')).toBeVisible();
  await expect(drawer(page).getByText('$329.00')).toBeVisible();

  await page.goto(paths.product('charge-go'));
  await expect(page.getByTestId('price')).toHaveText('$2,000.00');
  await page.goto(paths.home);
  await expect(heading(page, /\$1,000/)).toBeVisible();
  await page.goto(paths.shop);
  await expect(page.getByRole('table', { name: 'Compare tech levels' })).toContainText('$2,700.00');
  await expectNoAxeViolations(page);

  await page.goto(paths.checkout);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('$199.00');
});

test('the static page stays in the store’s own currency, without a jump or a warning', async ({
  page,
  request,
}) => {
  const html = await (await request.get(paths.accessory('standard-charger'))).text();
  expect(html).toContain('$149.00');
  expect(html).toContain('"priceCurrency":"USD"');
  expect(html).not.toContain('$199.00');

  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(paths.accessory('standard-charger'));
  await toCanadian(page);
  for (const path of [paths.home, paths.shop, paths.product('charge-go')]) {
    await page.goto(path);
    await expect(heading(page, /\$/)).toBeVisible();
    const total = await page.evaluate(() =>
      Number(Reflect.get(Reflect.get(window, 'shifts'), 'total')),
    );
    expect({ path, isCalm: total < 0.01 }).toEqual({ path, isCalm: true });
  }
});

test('other tabs follow, and the menu on a phone has the choice too', async ({ page, context }) => {
  await page.goto(paths.accessory('standard-charger'));
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(paths.product('charge-go'));
  await other.getByRole('button', { name: 'Menu' }).click();
  const menu = other.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('combobox', { name: 'Prices in' }).selectOption('Canadian dollars (CAD)');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByTestId('price')).toHaveText('$2,000.00');
  await expect(page.getByTestId('price')).toHaveText('$199.00');
  await expect(footerChoice(page)).toHaveValue('CAD');
});
