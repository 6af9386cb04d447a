import { paths } from '../../src/domain/pages/paths';
import { expectAccess } from './access-page';
import { expect, test } from '../base/fixtures';

/** One of each kind; pages of the same kind are made of the same pieces. */
const kinds = [
  paths.home,
  paths.shop,
  paths.product('charge-go'),
  paths.accessories,
  paths.accessory('stream-line-tv'),
  paths.carePlan,
  paths.cart,
  paths.checkout,
  paths.hearingTest,
  paths.hearingTestTake,
  paths.questionnaire,
  paths.articles,
  paths.article('reading-an-audiogram'),
  paths.prices,
  paths.estimate,
  paths.faq,
  paths.warranty,
  paths.contact,
  paths.bookConsultation,
  paths.discovery,
  paths.support,
  paths.search,
  paths.form,
  paths.login,
  paths.forgotPassword,
  '/checkout-success',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages per test, so that each test ends in time on a busy machine. */
const partSize = 7;
const parts = Array.from({ length: Math.ceil(kinds.length / partSize) }, (_, index) =>
  kinds.slice(index * partSize, (index + 1) * partSize),
);

for (const part of parts) {
  test(`targets, zoom, large text, text spacing, stillness and forced colours: ${part.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of part) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccess(page);
      });
    }
  });
}
