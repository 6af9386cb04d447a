import type { Page } from '@playwright/test';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { newCustomer, register } from '../accounts/customer';
import { expect, test } from '../base/fixtures';
import { openFilledCheckout } from '../buying/payer';
import { cards, fillCard, newShopper, pay, readOrderNumber } from '../buying/shopper';
import { finishTest } from '../hearing/hearing-saved';

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

test('an order prints on one sheet, with what was paid', async ({ page }) => {
  const customer = newCustomer();
  await register(page, customer);
  await openFilledCheckout(page, { ...newShopper(), email: customer.email });
  await fillCard(page, cards.accepted);
  await pay(page);
  const number = await readOrderNumber(page);
  await page.goto(paths.accountOrders);
  await page.getByRole('link', { name: `See details of order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  const { sheets, text } = await printed(page);
  expect(sheets).toBe(1);
  expect(text).toContain(`Order ${number}`);
  expect(text).toContain('$149.00');
  for (const words of ['Buy again', 'Cancel this order', 'Download receipt']) {
    expect.soft(text).not.toContain(words);
  }
  expectContentAlone(text);
});

test('a result prints its chart and its words, without the form that saves it', async ({
  page,
}) => {
  await finishTest(page);
  const { sheets, text } = await printed(page);
  expect(sheets).toBeLessThanOrEqual(2);
  expect(text).toContain('You miss the soft, high sounds.');
  for (const words of ['Save my result', 'Store my result', 'Save as PDF']) {
    expect.soft(text).not.toContain(words);
  }
  expectContentAlone(text);
});
