import { brand } from '../../src/domain/brand';
import { paths } from '../../src/domain/pages/paths';
import { textSizeKey } from '../../src/domain/words/text-size';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

// An address with another colour does not use the picture that the static page loads ahead.
test.use({ allowedConsole: /was preloaded using link preload but not used/ });

const chosen = ['Premium', 'Right ear', 'Graphite'];

test('a choice is sent to somebody, who sees the same one', async ({ page, browser }) => {
  for (const { width, size } of [
    { width: 390, size: 'largest' },
    { width: 1440, size: 'normal' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.product(brand.defaultProductSlug));
    await page.evaluate(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [brand.storagePrefix + textSizeKey, JSON.stringify(size)],
    );
    await page.reload();
    for (const name of chosen) await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Send this choice to somebody' }).click();
    const address = page.getByText(/^http.*\/product\/charge-go\?/);
    await expect(address).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Charge-and-Go&body=.*Premium.*graphite/,
    );
    await expectNothingLost(page);
    await expectNoAxeViolations(page, [width]);

    const daughter = await browser.newPage();
    await daughter.goto((await address.textContent()) ?? '');
    for (const name of chosen) await expect(daughter.getByRole('radio', { name })).toBeChecked();
    await expect(daughter.getByTestId('price')).toHaveText('$2,000.00');
    await expect(daughter.locator('meta[property="og:image"]')).toHaveCount(1);
    await daughter.close();
  }
});
