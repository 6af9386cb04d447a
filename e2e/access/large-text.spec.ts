import { expect, test } from '../base/fixtures';
import { routes } from '../site/routes';
import { expectRoomForLargeText } from './access-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every address that shows something to whoever comes. */
const open = routes.filter(({ to, isGuarded }) => !to && !isGuarded).map(({ path }) => path);

/** Walked over in parts, so that a busy machine has time for each. */
const partSize = 10;
const parts = Array.from({ length: Math.ceil(open.length / partSize) }, (_, index) =>
  open.slice(index * partSize, (index + 1) * partSize),
);

for (const [index, part] of parts.entries()) {
  test(`letters twice as large lose nothing, part ${index + 1}: ${part.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of part) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectRoomForLargeText(page);
      });
    }
  });
}
