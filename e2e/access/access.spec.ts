import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

const screens = [
  paths.home,
  paths.shop,
  paths.product('charge-go'),
  paths.accessories,
  paths.accessory('stream-line-tv'),
  paths.cart,
  paths.checkout,
  '/checkout-success',
  '/no-such-page',
];

/** Chromium logs the 404 of the page itself; no other message is allowed there. */
const notFoundNotice = /status of 404/;

/** Text spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacedOut = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.describe('axe, at phone and desktop width', () => {
  test.use({ allowedConsole: notFoundNotice });

  for (const path of screens) {
    test(`finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('reflow', () => {
  test.use({ allowedConsole: notFoundNotice });

  for (const path of screens) {
    // 320 px wide is also what 1280 px at 400 % zoom gives (WCAG 1.4.10).
    test(`${path} needs no sideways scrolling at 320 px, nor with the text spaced out on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysOverflow(page)).toBe(0);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: spacedOut });
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }
});

test('every page has its landmarks, one h1 and a skip link that comes first', async ({ page }) => {
  for (const path of screens.slice(0, 6)) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.locator('main#main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  }
});

/** How many pixels the page is wider than its window. */
function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
