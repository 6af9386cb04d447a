import type { Page } from '@playwright/test';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { expect, test } from '../base/fixtures';

/** What the page is on paper: how many sheets of letter, and their words. */
async function printed(page: Page): Promise<{ sheets: number; text: string }> {
  const parser = new PDFParse({ data: new Uint8Array(await page.pdf({ format: 'Letter' })) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  return { sheets: total, text: text.replace(/\s+/g, ' ') };
}

/** Words of the frame around every page, which no paper needs. */
const frame = [
  'Skip to content',
  'Text size',
  'Log in',
  'Chat with us',
  'Take the free hearing test',
  '© ',
];

function expectContentAlone(text: string): void {
  for (const words of frame) expect.soft(text).not.toContain(words);
}

test('“Print it and put it on the fridge” is one sheet of paper, from a phone and from a desktop', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.article('when-to-see-a-doctor'));
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible({
      timeout: 15_000,
    });
    const { sheets, text } = await printed(page);
    expect(sheets).toBe(1);
    expect(text).toContain('When a hearing problem needs a doctor');
    expect(text).toContain('call 811');
    expectContentAlone(text);
  }
});

test('an estimate prints on one sheet, without the questions', async ({ page }) => {
  await page.goto(paths.estimate);
  await page.getByLabel('Province or territory').selectOption('Québec');
  await page.getByRole('radio', { name: 'A private plan' }).check();
  const { sheets, text } = await printed(page);
  expect(sheets).toBe(1);
  expect(text).toContain('Left for you to pay');
  expect(text).not.toContain('Does anybody else help you pay?');
  expectContentAlone(text);
});
