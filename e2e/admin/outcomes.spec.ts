import { readFileSync } from 'node:fs';
import { localAddress } from '../../src/domain/pages/addresses';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { expectNothingLost } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openAsStaff } from './staff';

test('figures are seen as charts and tables, filtered by the keyboard, and saved as a file', async ({
  browser,
}) => {
  const page = await openAsStaff(browser, staffPaths.adminOutcomes);
  await expect(page.getByRole('heading', { level: 1, name: 'Outcomes' })).toBeVisible();
  // Thirty people of the past, and those whose trial runs now.
  const returned = page.getByText('6 of 30 whose trial is over');
  await expect(returned).toBeVisible();
  // Customers of other tests may have rated theirs meanwhile.
  await expect(page.getByText(/^2\d of 3\d who rated their goals in week six$/)).toBeVisible();

  const benefit = page.getByRole('region', { name: 'Benefit' });
  // The chart is for the eye; the table says the same to everybody.
  await expect(benefit.getByRole('row', { name: /^Too little to be sure \d+ \d+%$/ })).toHaveCount(
    1,
  );
  await expectNoAxeViolations(page);
  await benefit.getByRole('radio', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(benefit.getByRole('radio', { name: 'Table' })).toBeChecked();
  const share = benefit.getByRole('cell', { name: /^\d+%$/ }).first();
  await expect(share).toBeInViewport();

  // On paper the table stands below the chart, without the controls.
  await benefit.getByRole('radio', { name: 'Chart' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(share).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'CSV' })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const ways = page.getByRole('region', { name: 'By how the test was done' });
  await expect(ways.getByRole('row', { name: /^With a helper 10/ })).toHaveCount(1);

  const way = page.getByRole('combobox', { name: 'How the test was done' });
  await way.focus();
  await way.selectOption({ label: 'With a helper' });
  await expect(page).toHaveURL(/[?&]way=helper/);
  await expect(page.getByText(/^10 people, ordered/)).toBeVisible();
  await expect(returned).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('outcomes.csv');
  const table = readFileSync(await saved.path(), 'utf8');
  expect(table).toMatch(/^\uFEFF?Cut,Group,Figure,Value,Of/);
  expect(table).toContain('all,all,people,10,');
  expect(table).not.toContain('example.ca');

  await page.getByRole('combobox', { name: 'Receiver' }).selectOption({ label: 'Not known' });
  await expect(page.getByRole('heading', { name: 'Nobody fits these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear' }).first().press('Enter');
  await expect(returned).toBeVisible();
  await expect(page).toHaveURL((address) => address.search === '');

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingLost(page);
    await expectNoAxeViolations(page);
  }
  await page.context().close();
});

test('the figures speak French', async ({ browser }) => {
  const page = await openAsStaff(browser, staffPaths.adminOutcomes);
  await page.goto(localAddress(staffPaths.adminOutcomes, 'fr-CA'));
  await expect(page.getByRole('heading', { level: 1, name: 'Résultats' })).toBeVisible();
  await expect(page.getByText('6 sur 30 dont l’essai est terminé')).toBeVisible();
  await expectNothingLost(page);
  await expectNoAxeViolations(page);
  await page.context().close();
});
