import { localAddress } from '../../src/domain/pages/addresses';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { trialPaths } from '../../src/domain/pages/trial-paths';
import { locales } from '../../src/domain/words/locale';
import { logIn } from '../accounts/customer';
import { trialCustomers, trialPassword } from '../accounts/trial-customers';
import { at } from '../base/words';
import { expect, test } from '../base/fixtures';
import { expectRoomForLargeTextOnPhones } from './access-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Somebody whose hearing aids came: each page of their account has something to show. */
const [, customer] = trialCustomers;

const pages = [
  paths.account,
  paths.accountOrders,
  queryPaths.accountOrder(customer.id),
  paths.accountSubscriptions,
  trialPaths.sixtyDays,
  trialPaths.benefit,
  paths.accountHearing,
  paths.accountEmail,
  paths.accountPrivacy,
];

test('letters twice as large lose nothing of the settings at the end of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(localAddress(paths.contact, 'fr-CA'));
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const selects = page.getByRole('contentinfo').getByRole('combobox');
  await expect(selects).toHaveCount(2);
  const ends = () =>
    selects.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(390);
});

for (const locale of locales) {
  test(`letters twice as large lose nothing of an account in ${locale}`, async ({ page }) => {
    test.slow();
    await logIn(page, { email: customer.email, password: trialPassword });
    await page.waitForURL(at(paths.account));
    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(localAddress(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main .animate-skeleton')).toHaveCount(0);
        await expectRoomForLargeTextOnPhones(page);
      });
    }
  });
}
