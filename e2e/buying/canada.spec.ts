import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { addAccessory, drawer } from './shopper';

/**
 * Pages that sell, each with a price that it has in one currency alone. Their layout in both currencies and the largest
 * text is the subject of `e2e/access/prices.spec.ts`.
 */
const selling = [
  { path: paths.home, US: '$2,000', canadian: '$2,700' },
  { path: paths.shop, US: '$1,500.00', canadian: '$2,700.00' },
  { path: paths.product('charge-go'), US: '$1,500.00', canadian: '$2,000.00' },
  { path: paths.accessories, US: '$249.00', canadian: '$329.00' },
  { path: paths.accessory('dry-clean-charger'), US: '$249.00', canadian: '$329.00' },
  { path: paths.carePlan, US: 'Prices in US dollars.', canadian: 'Prices in Canadian dollars.' },
];

const shown = (page: Page, words: string) =>
  page.locator('main').getByText(words).filter({ visible: true }).first();
const toggle = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

test.describe('a visitor in Canada who chose nothing', () => {
  test.use({
    locale: 'en-US',
    timezoneId: 'America/Halifax',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('sees Canadian dollars from the first page to the payment', async ({ page }) => {
    test.slow();
    for (const { path, canadian } of selling) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(shown(page, canadian)).toBeVisible();
        await expect(shown(page, 'Prices in Canadian dollars.')).toBeVisible();
        await expect(page.locator('main').getByText('CA$')).toHaveCount(0);
      });
    }
    await addAccessory(page, 'standard-charger');
    await expect(drawer(page).getByTestId('subtotal')).toHaveText('$199.00');
    await expect(drawer(page).getByText('All amounts in Canadian dollars')).toBeVisible();
    await page.goto(paths.checkout);
    await expect(page.getByRole('button', { name: 'Pay now' })).toContainText('$199.00');
  });

  test('never sees a wrong amount before the page’s code has run', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(paths.product('charge-go'), { waitUntil: 'commit' });
    await expect(shown(page, 'Prices in Canadian dollars.')).toBeVisible();
    await expect(page.getByText('$1,500.00').first()).toBeHidden();
    release();
    await expect(page.getByTestId('price')).toHaveText('$2,000.00');
    await expect(page.getByTestId('price').getByText('$2,000.00')).toBeVisible();
  });

  test('and who then chooses US dollars keeps them', async ({ page }) => {
    await page.goto(paths.shop);
    await toggle(page, 'Show US dollars').click();
    await expect(shown(page, '$1,500.00')).toBeVisible();
    await page.goto(paths.home);
    await expect(shown(page, 'Prices in US dollars.')).toBeVisible();
  });
});

test('elsewhere prices are in US dollars, with a switch beside the first of them, on phone and desktop', async ({
  page,
}) => {
  await addAccessory(page, 'standard-charger');
  for (const { path, US, canadian } of selling) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(shown(page, US)).toBeVisible();
      await toggle(page, 'Show Canadian dollars').click();
      await expect(shown(page, canadian)).toBeVisible();
      await expect(toggle(page, 'Show US dollars')).toBeFocused();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Enter');
      await expect(shown(page, US)).toBeVisible();
    });
  }
  await expectNoAxeViolations(page);
  // The cart has followed each time.
  await toggle(page, 'Show Canadian dollars').click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(drawer(page).getByTestId('subtotal')).toHaveText('$199.00');
});
