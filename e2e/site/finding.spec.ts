import { readFileSync } from 'node:fs';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

test('what one would pay is told line by line and goes along as a PDF; the answers stand in no address', async ({
  page,
}) => {
  await page.goto(paths.prices);
  await page.getByTestId('reading').getByRole('link', { name: 'What would I pay?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What would I pay?' })).toBeVisible();
  const sum = page.getByRole('region', { name: 'Your estimate' });

  await page.getByLabel('Province or territory').selectOption('Ontario');
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await page.getByRole('radio', { name: 'A private plan' }).check();
  await page.getByLabel('What your plan pays for hearing aids, in all').fill('600');
  await expect(sum.getByTestId('estimate-net')).toHaveText('$2,400.00');
  await expect(sum.getByText('The limit is $500.00 for each hearing aid')).toBeVisible();
  await expectNoAxeViolations(page);

  const saved = page.waitForEvent('download');
  await sum.getByRole('button', { name: 'Download as PDF' }).click();
  const file = await (await saved).path();
  const { text } = await new PDFParse({ data: new Uint8Array(readFileSync(file)) }).getText();
  expect(text).toContain('$2,400.00');
  expect(text).toContain('It is not an offer, a bill or a promise.');
  expect(new URL(page.url()).search).toBe('');
});

test('the search is found in the header, works by keyboard, and can be shared', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();

  await page.keyboard.type('chargr');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option', { name: 'Standard Charger' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();

  await field.fill('receipt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(queryPaths.searchFor('receipt'));
  await expect(page.getByText(/ results? for “receipt”/)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('receipt');
  await expectNoAxeViolations(page);

  await page.getByRole('main').getByRole('link', { name: 'Where is my receipt?' }).click();
  await expect(page).toHaveURL(/\/support#/);
  await expect(page.getByText('as a document that you can print')).toBeVisible();
});
