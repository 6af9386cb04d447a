import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { textSizeKey, type TextSize } from '../../src/domain/words/text-size';
import { expect, test } from '../base/fixtures';
import { addAccessory, addHearingAid, premiumPair } from '../buying/shopper';
import { expectPricesHold } from './access-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that show prices, each with a price that it shows in Canadian dollars. The checkout may fold its lines. */
const priced = [
  { path: paths.home, canadian: '$2,700' },
  { path: paths.shop, canadian: '$2,700.00' },
  { path: paths.product('charge-go'), canadian: '$2,700.00' },
  { path: paths.accessories, canadian: '$329.00' },
  { path: paths.accessory('dry-clean-charger'), canadian: '$329.00' },
  { path: paths.carePlan, canadian: '$169.00' },
  { path: paths.cart, canadian: '$5,400.00' },
  { path: paths.checkout, canadian: '$5,729.00' },
];

const choices = [
  { currency: 'USD', choose: async () => undefined, isCanadian: false },
  { currency: 'CAD', choose: showCanadianDollars, isCanadian: true },
].flatMap((choice) => (['normal', 'largest'] as const).map((size) => ({ ...choice, size })));

for (const { currency, choose, isCanadian, size } of choices) {
  test(`every price is in one piece and in its place: ${currency}, ${size} text`, async ({
    page,
  }) => {
    test.slow();
    await setTextSize(page, size);
    await addAccessory(page, 'dry-clean-charger');
    await addHearingAid(page, premiumPair);
    await page.keyboard.press('Escape');
    await choose(page);
    for (const { path, canadian } of priced) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(shownPrice(page, isCanadian ? canadian : '$')).toBeVisible();
        await expectPricesHold(page);
      });
    }
  });
}

const shownPrice = (page: Page, price: string) =>
  page.locator('main').getByText(price).filter({ visible: true }).first();

/** Stores the text size as the choice in the footer does. */
async function setTextSize(page: Page, size: TextSize): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, JSON.stringify(value)), [
    brand.storagePrefix + textSizeKey,
    size,
  ] as const);
}

async function showCanadianDollars(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('combobox', { name: 'Prices in' })
    .selectOption('Canadian dollars (CAD)');
  await expect(page.getByTestId('price')).toHaveText('$5,400.00');
}
