import type { Page } from '@playwright/test';
import { expect, test } from '../base/fixtures';

const failure = {
  status: 500,
  json: { error: { code: 'internal_error', message: 'Something went wrong' } },
};
const words = 'Unable to add item to cart. Please try again later.';

const ways = [
  { reducedMotion: 'no-preference', width: 1440 },
  { reducedMotion: 'reduce', width: 1440 },
  { reducedMotion: 'reduce', width: 390 },
] as const;

declare global {
  interface Window {
    /** When an alert appeared and disappeared, by the page's own clock, because a busy machine would ask too late. */
    alertTimes: { shown: number | null; gone: number | null };
  }
}

/** Makes the page record when an alert appears and disappears. */
function watchAlerts(page: Page) {
  return page.addInitScript(() => {
    window.alertTimes = { shown: null, gone: null };
    const note = () => {
      const isShown = document.querySelector('[data-toasts] [role=alert]') !== null;
      if (isShown) window.alertTimes.shown ??= performance.now();
      else if (window.alertTimes.shown !== null) window.alertTimes.gone ??= performance.now();
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['role'],
    });
  });
}

/** How long the alert was shown, in milliseconds, including its leaving animation; below 0 while it is still there. */
function lifeOfAlert(page: Page): Promise<number> {
  return page.evaluate(() => (window.alertTimes.gone ?? 0) - (window.alertTimes.shown ?? 0));
}

for (const { reducedMotion, width } of ways) {
  test.describe(`a failure, with motion: ${reducedMotion}, at ${width} px`, () => {
    test.use({
      contextOptions: { reducedMotion },
      viewport: { width, height: 900 },
      allowedConsole: /Failed to load resource/,
    });

    test('stays for five seconds, goes by itself, and does not cover the header', async ({
      page,
    }) => {
      await watchAlerts(page);
      await page.route('**/api/cart/items', (route) => route.fulfill(failure));
      await page.goto('/accessories/standard-charger');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      const toast = page.getByRole('alert').filter({ hasText: words });
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(toast).toBeHidden({ timeout: 15_000 });
      // It leaves the page a moment after it has become hidden.
      await expect.poll(() => lifeOfAlert(page)).toBeGreaterThan(4000);
    });

    test('can be dismissed at once', async ({ page }) => {
      await page.route('**/api/cart/items', (route) => route.fulfill(failure));
      await page.goto('/accessories/standard-charger');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      const toast = page.getByRole('alert').filter({ hasText: words });
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toBeHidden({ timeout: 2000 });
    });
  });
}
