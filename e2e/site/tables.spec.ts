import { paths } from '../../src/domain/pages/paths';
import { expect, test } from '../base/fixtures';

/** Pages with tables: one of two columns, one of five, of which phones used to hide the last. */
const pages = [paths.article('reading-an-audiogram'), paths.prices];

for (const path of pages) {
  test(`each cell of the tables of ${path} is in sight on a phone, without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const cells = page.getByTestId('reading').locator('table td');
    expect(await cells.count()).toBeGreaterThan(4);
    const beside = await cells.evaluateAll((all) =>
      all.flatMap((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const isInside = [...words.getClientRects()].every(
          ({ left, right }) => left >= 0 && right <= innerWidth,
        );
        return isInside ? [] : [cell.textContent];
      }),
    );
    expect(beside).toEqual([]);
    const frames = page.locator('.table-frame');
    const hidden = await frames.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...hidden)).toBe(0);
  });
}

test('on a phone each price follows the name of its column, and is still a cell of a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.prices);
  const table = page.getByRole('table').filter({ hasText: 'Canadian dollars' });
  const row = table.getByRole('row', { name: /^Premium/ });
  const last = row.getByRole('cell').last();
  await expect(last).toHaveText('$5,400');
  const label = await last.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('A pair, Canadian dollars: ');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
});
