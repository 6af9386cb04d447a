import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { expectNothingLost, expectPricesHold } from '../access/access-page';
import { expect, test } from '../base/fixtures';
import { addHearingAid, premiumPair } from '../buying/shopper';
import { everyWay, inWords, showAs, type ShownAs } from '../buying/shown-as';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dollars = { USD: /US dollars/, CAD: /Canadian dollars/ } as const;

/** The page names its dollars, loses nothing beside the window, and breaks no price. */
async function expectShown(page: Page, { currency }: ShownAs): Promise<void> {
  const named = page.locator('main, body').getByText(dollars[currency]).filter({ visible: true });
  await expect(named.first()).toBeVisible();
  await expectNothingLost(page);
  await expectPricesHold(page);
}

for (const shown of everyWay) {
  test.describe(`shown at ${inWords(shown)}`, () => {
    test.beforeEach(({ page }) => showAs(page, shown));

    test('the product, the search and the finder say whose dollars their prices are', async ({
      page,
    }) => {
      for (const path of [paths.product(brand.defaultProductSlug), `${paths.search}?q=charger`]) {
        await page.goto(path);
        await expectShown(page, shown);
      }
      await page.goto(paths.discovery);
      for (const name of [
        'For me',
        'No, none of these',
        'Both ears',
        'Restaurants and busy rooms',
        'The most help in noise',
      ]) {
        await page.getByRole('radio', { name }).click();
      }
      await expect(page.getByRole('heading', { name: /We suggest/ })).toBeVisible();
      await expectShown(page, shown);
    });

    test('an estimate, the way to return and an article lose nothing', async ({ page }) => {
      for (const path of [
        paths.estimate,
        paths.returns,
        paths.article('when-to-see-a-doctor'),
        paths.hearingTest,
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNothingLost(page);
      }
    });

    test('the checkout names the dollars of its total', async ({ page }) => {
      await addHearingAid(page, premiumPair);
      await page.goto(paths.checkout);
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
      await expectShown(page, shown);
    });
  });
}
