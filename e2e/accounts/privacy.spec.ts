import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { fillNewPassword, giveEmail, linkMailedTo, newCustomer, register } from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from '../buying/payer';
import { cards, fillCard, newShopper, pay, readMailTo, readOrderNumber } from '../buying/shopper';

const newsSwitch = (page: Page) => page.getByRole('switch', { name: 'Email me news and offers' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('news come after the yes in the mail, and end with one press and no login', async ({
  page,
}) => {
  const customer = newCustomer();
  await register(page, customer);
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'News by email' })
    .click();
  await expect(newsSwitch(page)).not.toBeChecked();
  await newsSwitch(page).check();
  await expect(toast(page, 'Please look in your email').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(newsSwitch(page)).toBeChecked();
  await expect(page.getByText('One step left')).toBeVisible();

  await page.goto(await linkMailedTo(customer.email, '/news#confirm='));
  await expect(heading(page, 'You are on the list')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectNoAxeViolations(page);
  await page.goto(paths.accountEmail);
  await expect(page.getByText('You have had our news since')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(await linkMailedTo(customer.email, '/news#leave='));
  await expect(heading(page, 'Leave our news list?')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(heading(page, 'You are off the list')).toBeVisible();
});

test('an order of a guest joins an account by mail, can be taken along, and outlives the account', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = newShopper();
  await openFilledCheckout(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  const number = await readOrderNumber(page);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText('If we can, we just sent a link')).toBeVisible();
  const password = 'tamarack and spruce';
  await page.goto(await linkMailedTo(shopper.email, paths.setPassword));
  await fillNewPassword(page, password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(paths.account);

  await page.goto(paths.accountPrivacy);
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
  await expectNoAxeViolations(page);
  const json = JSON.parse(readFileSync(await download(page, 'JSON'), 'utf8'));
  expect(json.data.account.email).toBe(shopper.email);
  expect(json.data.orders).toMatchObject([{ number, shipping: { city: 'Calgary' } }]);
  const parser = new PDFParse({ data: readFileSync(await download(page, 'PDF')) });
  const { text } = await parser.getText();
  await parser.destroy();
  for (const words of [number, shopper.email, shopper.address]) expect(text).toContain(words);

  await expect(page.getByText('You have 1 order under way. It still comes.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL(paths.accountDeleted);
  await expect(heading(page, 'Your account is deleted')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect
    .poll(async () => (await readMailTo(shopper.email)).map(({ subject }) => subject))
    .toContain('Your account is deleted');

  await page.goto(paths.login);
  await giveEmail(page, shopper.email);
  await expect(
    page.getByRole('alert').filter({ hasText: 'There is no account associated with this email' }),
  ).toBeVisible();
  await page.goto(paths.returns);
  const lookUp = page.getByRole('region', { name: 'Look up your order' });
  await lookUp.getByRole('button', { name: 'Look up your order' }).click();
  await lookUp.getByLabel('Order number').fill(number);
  await lookUp.getByLabel('Email').fill(shopper.email);
  await lookUp.getByLabel('Postal code').fill(shopper.postalCode);
  await lookUp.getByRole('button', { name: 'Find my order' }).click();
  await expect(page.getByRole('article').filter({ hasText: number })).toBeVisible();
});

async function download(page: Page, format: 'JSON' | 'PDF'): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download as ${format}` }).click(),
  ]);
  return file.path();
}
