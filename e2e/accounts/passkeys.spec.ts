import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { logIn, logOut, newCustomer, register } from './customer';
import { giveFingerprintReader } from '../base/fingerprint-reader';
import { expect, test } from '../base/fixtures';

const section = (page: Page) => page.getByRole('region', { name: 'Fingerprint or face' });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a customer adds a fingerprint, logs out, and logs in with it', async ({ page }) => {
      await giveFingerprintReader(page);
      await register(page, newCustomer());
      await section(page)
        .getByRole('button', { name: /next time/ })
        .click();
      await expect(section(page).getByText(/^Done\./)).toBeVisible();
      await expect(section(page).getByText('Device 1', { exact: true })).toBeVisible();
      const reloaded = page.waitForEvent('load');
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('button', { name: 'Logout' })
        .click();
      await reloaded;
      await page.goto(paths.login);
      await page.getByRole('button', { name: 'Use your fingerprint or face' }).click();
      await page.waitForURL(paths.account);
      await expect(section(page).getByText(/Last used on/)).toBeVisible();
    });
  });
}

test.describe('a device without one of our passkeys', () => {
  test('is told so, and a removed one no longer logs in', async ({ page }) => {
    await giveFingerprintReader(page);
    const customer = newCustomer();
    await register(page, customer);
    await section(page)
      .getByRole('button', { name: /next time/ })
      .click();
    await section(page).getByRole('button', { name: 'Remove device 1' }).click();
    await expect(section(page).getByText('Device 1', { exact: true })).toBeHidden();
    await logOut(page);
    await page.goto(paths.login);
    await page.getByRole('button', { name: 'Use your fingerprint or face' }).click();
    await expect(page.getByText('We do not know this one yet.')).toBeVisible();
    await logIn(page, customer);
    await page.waitForURL(paths.account);
  });

  // The refused key is a 400, and Chromium says so in the console.
  test.use({ allowedConsole: /status of 400/ });
});
