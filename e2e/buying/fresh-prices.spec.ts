import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

const toCanadian = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: 'Prices in' })
    .selectOption('Canadian dollars (CAD)');

type Listed = { results: { slug: string; price: number }[] };

/** Passes the shop's product list through, with a changed price for one product. */
async function changePrice(page: Page, slug: string, price: number) {
  await page.route('**/api/products?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as Listed;
    const results = list.results.map((one) => (one.slug === slug ? { ...one, price } : one));
    await route.fulfill({ response: answer, json: { ...list, results } });
  });
}

test('a price that the shop has changed since the page was written shows with the next currency', async ({
  page,
}) => {
  await changePrice(page, 'standard-charger', 187.5);
  await page.goto(paths.accessory('standard-charger'));
  await expect(page.getByTestId('price')).toHaveText('$149.00');
  await toCanadian(page);
  await expect(page.getByTestId('price')).toHaveText('$187.50');

  await page.getByRole('link', { name: 'Accessories' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessories' })).toBeVisible();
  await expect(page.getByText('$187.50')).toBeVisible();
});

for (const path of [
  paths.shop,
  paths.accessories,
  paths.accessory('standard-charger'),
  paths.product('charge-go'),
]) {
  test.describe(`${path} without an answer of the shop`, () => {
    test.use({ allowedConsole: /Failed to load resource/ });

    test('says that prices could not be checked, and checks again', async ({ page }) => {
      const failure = { status: 500, json: { error: { code: 'internal_error', message: 'No' } } };
      await page.route('**/api/products?*', (route) => route.fulfill(failure));
      await page.goto(path);
      await toCanadian(page);
      await expect(page.getByRole('alert', { name: /Unable to load/ }).first()).toBeVisible();
      const notice = page.getByText('We could not check today’s prices.');
      await expect(notice).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute('**/api/products?*');
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByText('Prices in Canadian dollars.')).toBeVisible();
      await expect(page.locator('main .price').first()).toBeVisible();
    });
  });
}

test('a page that just arrived asks for no list, nor does its cart', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.accessories);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('region', { name: 'Items that might interest you' })).toBeVisible();
  expect(asked).not.toContain('/api/products');
});
