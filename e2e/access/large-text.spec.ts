import type { Page } from '@playwright/test';
import { localAddress } from '../../src/domain/pages/addresses';
import { paths } from '../../src/domain/pages/paths';
import { locales } from '../../src/domain/words/locale';
import { expect, test } from '../base/fixtures';
import { routes } from '../site/routes';
import { expectRoomForLargeTextOnPhones } from './access-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page that is open to anybody. */
const open = routes
  .filter(({ to, isGuarded }) => !to && !isGuarded)
  .map(({ path }) => path)
  // Nobody is logged in here.
  .filter((path) => !path.startsWith(paths.account));

/** The cart's last part: it comes once the shop has said what the cart holds. */
const suggestions = (page: Page) =>
  page.getByRole('region', { name: /^(Items that might|Ces articles pourraient)/ });

async function lateParts(page: Page, path: string): Promise<void> {
  if (path === paths.cart) await suggestions(page).waitFor();
}

/** Pages per test, so that each test ends in time on a busy machine. */
const partSize = 10;
const parts = Array.from({ length: Math.ceil(open.length / partSize) }, (_, index) =>
  open.slice(index * partSize, (index + 1) * partSize),
);

for (const locale of locales) {
  for (const [index, part] of parts.entries()) {
    test(`letters twice as large lose nothing in ${locale}, part ${index + 1}: ${part.join(', ')}`, async ({
      page,
    }) => {
      test.slow();
      for (const path of part) {
        await test.step(path, async () => {
          await page.goto(localAddress(path, locale));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await lateParts(page, path);
          await expectRoomForLargeTextOnPhones(page);
        });
      }
    });
  }
}
