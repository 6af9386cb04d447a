import type { Page } from '@playwright/test';
import { expect, test } from '../base/fixtures';

/** Opens the order summary, which is collapsed in narrow windows. */
async function openSummary(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.getByRole('button', { name: 'Show order summary' }).click();
}

/** Every screen makes the same promises. */
test.describe('promises', () => {
  for (const width of [390, 1440]) {
    test(`a charger is in the box from the product page to the checkout, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/product/charge-go?tech=advanced');
      const inTheBox = 'In the box: Standard Charger';
      await expect(page.getByText(inTheBox)).toBeVisible();
      await expect(page.getByText('Standard Charger, in the box')).toBeAttached();
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Cart' });
      const line = drawer.getByRole('listitem', { name: /^Charge-and-Go/ });
      await expect(line.getByText(inTheBox)).toBeVisible();
      // With a subtotal the line is the server's answer, no longer the page's own guess.
      await expect(drawer.getByTestId('subtotal')).toHaveText('$3,000.00');
      await page.goto('/cart');
      await expect(page.getByText(inTheBox)).toBeVisible();
      await expect(page.getByText('3-year warranty')).toBeVisible();
      await expect(page.getByText('60-day trial')).toBeVisible();
      await page.goto('/checkout');
      await openSummary(page, width);
      await expect(page.getByText(inTheBox).locator('visible=true')).toBeVisible();
    });

    test(`the product page says eight facts at a glance and how far each level reaches, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/product/charge-go');
      const glance = page.getByRole('table', { name: 'Charge-and-Go at a glance' });
      await expect(glance.getByRole('row')).toHaveCount(8);
      await expect(glance.getByRole('row', { name: /Bluetooth/ })).toContainText(
        'Yes, with Advanced and Premium',
      );
      await expect(
        page.getByRole('img', { name: /Premium reaches marks down to 70/ }),
      ).toBeVisible();
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider).toBe(false);
    });
  }

  test('a person stands behind the shop: on home, product page and booking, by name and licence', async ({
    page,
  }) => {
    for (const address of ['/', '/product/charge-go', '/book-consultation']) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { name: 'Maren Tallis, audiologist' }),
        address,
      ).toBeVisible();
      await expect(page.getByText('Registered in Alberta, licence 0000.')).toBeVisible();
    }
  });

  test('footer and terms name the company, its address and its business number', async ({
    page,
  }) => {
    await page.goto('/terms-of-service');
    const footer = page.getByRole('contentinfo');
    for (const words of ['Boreal Hearing Inc.', '100 Sample Street SW', '00000 0000 RT0001']) {
      await expect(footer).toContainText(words);
      await expect(page.getByRole('main')).toContainText(words);
    }
  });
});
