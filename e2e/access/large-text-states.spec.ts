import type { Page, Route } from '@playwright/test';
import { localAddress } from '../../src/domain/pages/addresses';
import { paths } from '../../src/domain/pages/paths';
import { locales } from '../../src/domain/words/locale';
import { expect, test } from '../base/fixtures';
import { addAccessory } from '../buying/shopper';
import { expectRoomForLargeTextOnPhones } from './access-page';

test.use({
  allowedConsole: /status of 500/,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

/** Pages open to anybody that ask the shop for something while they open. */
const asking = [paths.cart, paths.checkout, paths.bookConsultation, paths.search, paths.returns];

/** Holds back every answer of the shop, until `fail` gives each an error. */
async function holdAnswers(page: Page) {
  const held: Route[] = [];
  let isFailing = false;
  const refuse = (route: Route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal_error' } } });
  await page.route('**/api/**', async (route) => {
    if (isFailing) await refuse(route);
    else held.push(route);
  });
  return {
    fail: async () => {
      isFailing = true;
      await Promise.all(held.splice(0).map(refuse));
    },
  };
}

for (const locale of locales) {
  test(`letters twice as large lose nothing while the shop is slow, and when it fails, in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of asking) {
      await test.step(path, async () => {
        const answers = await holdAnswers(page);
        await page.goto(localAddress(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectRoomForLargeTextOnPhones(page);
        await answers.fail();
        await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
        await expectRoomForLargeTextOnPhones(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });

  test(`letters twice as large leave room for two errors at once in ${locale}`, async ({
    page,
  }) => {
    const answers = await holdAnswers(page);
    await answers.fail();
    await page.goto(localAddress(paths.cart, locale));
    const errors = page
      .locator('[role=alert]')
      .filter({ hasText: /cart|panier|accessor|accessoires/ });
    await expect(errors).toHaveCount(2);
    await expectRoomForLargeTextOnPhones(page);
    const tall = await errors.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...tall)).toBeLessThan(422);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`letters twice as large lose nothing of a cart and a checkout in ${locale}`, async ({
    page,
  }) => {
    test.slow();
    await addAccessory(page, 'standard-charger');
    await page.goto(localAddress(paths.cart, locale));
    await expect(page.getByTestId('subtotal')).toBeVisible();
    await expect(
      page.getByRole('region', { name: /^(Items that might|Ces articles pourraient)/ }),
    ).toBeVisible();
    await expectRoomForLargeTextOnPhones(page);
    await page.goto(localAddress(paths.checkout, locale));
    await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
    await expectRoomForLargeTextOnPhones(page);
  });
}
