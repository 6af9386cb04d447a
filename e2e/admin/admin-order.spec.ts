import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { staffPaths } from '../../src/domain/staff/staff-paths';
import { printedPdf } from '../../src/testing/hearing-files';
import { newCustomer, register, type Customer } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { buyHearingAids, newShopper, readMailAbout } from '../buying/shopper';
import { unfold } from './parcel';
import { signSheet } from './sheet';
import { openAsStaff } from './staff';

/** Registers a customer who buys a pair of hearing aids and has not sent a hearing test yet. */
async function buyAsCustomer(page: Page): Promise<{ customer: Customer; number: string }> {
  const customer = newCustomer();
  await register(page, customer);
  const shopper = { ...newShopper(), email: customer.email };
  return { customer, number: await buyHearingAids(page, shopper) };
}

async function sendTest(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Take or send a hearing test' }).click();
  await page.waitForURL(/\/hearing-test\?order=/);
  await page.getByRole('button', { name: 'Upload existing results' }).click();
  await page.getByLabel('Hearing test file').setInputFiles({
    name: 'audiogram.pdf',
    mimeType: 'application/pdf',
    buffer: printedPdf,
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: `We have your test for order ${number}` }),
  ).toBeVisible();
}

const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Reloads the customer's page and waits for these words. */
async function customerSees(page: Page, words: string): Promise<void> {
  await page.reload();
  await expect(page.getByRole('main')).toContainText(words);
}

/** The words of the receipt as staff download it. */
async function receiptForStaff(staff: Page): Promise<string> {
  const saving = staff.waitForEvent('download');
  await part(staff, 'Customer').getByRole('button', { name: 'Download receipt' }).click();
  const parser = new PDFParse({ data: await readFile(await (await saving).path()) });
  const { text } = await parser.getText();
  await parser.destroy();
  return text;
}

test('an order of hearing aids goes from its hold to the door, and its return to the refund', async ({
  page,
  browser,
}) => {
  test.slow();
  const { customer, number } = await buyAsCustomer(page);
  await page.goto(paths.accountOrders);
  const card = page.getByRole('article', { name: `Order ${number}` });
  await expect(card).toContainText('Waiting for your hearing test');
  await sendTest(page, number);
  await page.goto(paths.accountOrders);
  await expect(card).toContainText('A hearing expert is looking at your test');

  // Review and approval.
  const staff = await openAsStaff(browser, staffPaths.adminOrders);
  await staff.getByRole('searchbox', { name: 'Search' }).fill(customer.email);
  await staff.keyboard.press('Enter');
  const row = staff.getByRole('table', { name: 'Orders' }).getByRole('row').filter({
    hasText: number,
  });
  await expect(row).toContainText('On hold');
  expect(staff.url()).not.toContain('@');
  await expectNoAxeViolations(staff);
  await row.getByRole('link', { name: number }).click();
  const title = staff.getByRole('heading', { level: 1 });
  await expect(title).toContainText(`Order ${number}`);
  await expect(part(staff, 'Hearing profile')).toContainText('Uploaded test');
  await expect(part(staff, 'Money')).toContainText('Captured');
  await expectNoAxeViolations(staff);
  await staff.getByRole('link', { name: 'Open Uploaded test 1' }).click();
  const sent = part(staff, 'Files').getByRole('listitem').first();
  await sent.getByRole('button', { name: /^Look at/ }).click();
  const viewer = staff.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: /, page 1$/ })).toBeVisible();
  await expectNoAxeViolations(staff);
  // The original file is saved only in a second step, after a warning.
  await expect(viewer.getByRole('button', { name: 'Save it anyway' })).toBeHidden();
  await viewer.getByRole('button', { name: 'Save the original file' }).click();
  await expect(viewer).toContainText('can harm your computer');
  await expect(viewer.getByRole('group', { name: 'Save the original file' })).toBeFocused();
  const opening = staff.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Save it anyway' }).click();
  expect((await opening).suggestedFilename()).toMatch(/\.pdf$/);
  await staff.keyboard.press('Escape');
  await staff.goBack();
  await signSheet(staff);
  await expect(toast(staff, 'The order is approved')).toBeVisible();
  await customerSees(page, 'Being prepared');
  await readMailAbout(customer.email, `Order ${number}: we are setting up your hearing aids`);

  // The serial numbers of the packed hearing aids appear on the receipt.
  const items = part(staff, 'Items');
  await items.getByLabel('Serial number, left aid').fill('BH-20 4417');
  await items.getByLabel('Serial number, right aid').fill('BH-20 4418');
  await part(staff, 'Items').getByRole('button', { name: 'Save serial numbers' }).click();
  await expect(part(staff, 'Items')).toContainText('Serial numbers: BH-204417, BH-204418');
  const receipt = await receiptForStaff(staff);
  expect(receipt).toContain(number);
  expect(receipt).toContain('BH-204417, BH-204418');

  // Label and delivery; the test enters the carrier's reports by hand.
  const printing = staff.waitForEvent('download');
  await part(staff, 'Next step').getByRole('button', { name: 'Make a shipping label' }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${number}.pdf`);
  // A label is not a parcel on its way: the customer is told when staff hand it over.
  await expect(part(staff, 'Parcels')).toContainText('It has not left us yet.');
  await customerSees(page, 'Being prepared');
  await part(staff, 'Next step').getByRole('button', { name: 'It has left us' }).click();
  await expect(toast(staff, 'The parcel is on its way.')).toBeVisible();
  expect(await readMailAbout(customer.email, `Order ${number} is on its way`)).toContain(
    'Your parcel has left us.',
  );
  await customerSees(page, 'On its way');
  await unfold(staff, 'Parcels');
  for (const [state, place, seen] of [
    ['TRANSIT', 'Regina', 'On its way'],
    ['DELIVERED', 'Calgary', 'Arrived'],
  ] as const) {
    await part(staff, 'Parcels').getByLabel('What the carrier says').selectOption(state);
    await part(staff, 'Parcels').getByLabel('Place (optional)').fill(place);
    await part(staff, 'Parcels').getByRole('button', { name: 'Save' }).click();
    await expect(part(staff, 'Parcels').getByRole('list').last()).toContainText(place);
    await customerSees(page, seen);
  }
  await expect(title).toContainText('Complete');
  expect(await readMailAbout(customer.email, `Order ${number} has arrived`)).toContain(
    'Your trial has begun',
  );
  await page.getByRole('link', { name: `See details of order ${number}` }).click();
  await expect(page.getByText('Delivered, Calgary')).toBeVisible();
  await expect(page.getByText(/Your trial starts today|Day 1 of 60/).first()).toBeVisible();

  // The return, and the money.
  await page.getByRole('button', { name: 'Request a return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a return' });
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByLabel('In your own words').fill('They whistle');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page, 'Your return request was submitted.')).toBeVisible();
  await readMailAbout(customer.email, 'We have your return request');
  await staff.goto(staffPaths.adminReturns);
  await staff
    .getByRole('table', { name: 'Returns' })
    .getByRole('row')
    .filter({ hasText: number })
    .getByRole('link')
    .first()
    .click();
  await expect(staff.getByText('They whistle')).toBeVisible();
  await expectNoAxeViolations(staff);
  await staff.getByLabel('Tracking number').fill('LA1234567');
  for (const [step, subject, seen] of [
    [/^Approve the return$/, 'Your return is approved', 'We agreed to it'],
    [/^The parcel is here$/, 'Your return has arrived', 'Your parcel reached us'],
    [/^Refund \$/, 'We have paid you back', 'We gave your money back'],
  ] as const) {
    await staff.getByRole('button', { name: step }).click();
    await readMailAbout(customer.email, subject);
    await customerSees(page, seen);
  }
  await expect(staff.getByText('Refunded so far')).toBeVisible();
  await staff.context().close();
});
