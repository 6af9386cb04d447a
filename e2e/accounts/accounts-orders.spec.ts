import { readFile } from 'node:fs/promises';
import { PDFParse } from 'pdf-parse';
import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { giveEmail, givePassword, newCustomer, register, type Customer } from './customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from '../buying/payer';
import { moveReturn, parcelOf } from '../base/shop-commands';
import {
  cards,
  drawer,
  fillCard,
  newShopper,
  pay,
  readMailTo,
  readOrderNumber,
} from '../buying/shopper';
import { at, inBothLanguages, say, sayMoney, sayPart, shopLocale, startingAt } from '../base/words';

const charger = sayMoney({ USD: 149, CAD: 199 });

/** Every amount that a screen shows in the language of this run. */
const amounts = shopLocale === 'fr-CA' ? /\d[\d\s]*,\d\d\s\$/g : /\$[\d,]+\.\d\d/g;

/** Without the spaces that keep an amount together. */
const plainSpaces = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Registers a customer who buys a standard charger (149.00); also returns the order's number. */
async function buyAsCustomer(page: Page): Promise<{ customer: Customer; number: string }> {
  const customer = newCustomer();
  await register(page, customer);
  await openFilledCheckout(page, { ...newShopper(), email: customer.email });
  await fillCard(page, cards.accepted);
  await pay(page);
  return { customer, number: await readOrderNumber(page) };
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(at(paths.accountOrders));
  await page.getByRole('link', { name: say(`See details of order ${number}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(`Order ${number}`) })).toBeVisible();
}

const toast = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: sayPart(words) });

test(
  'an order is followed from the list to the door, and its return to the refund',
  inBothLanguages,
  async ({ page }) => {
    // Slow, because each scan of the carrier and each step of the return runs a separate command.
    test.slow();
    const { customer, number } = await buyAsCustomer(page);
    await page.goto(at(paths.accountOrders));
    const card = page.getByRole('article', { name: say(`Order ${number}`) });
    await expect(card).toContainText(sayPart('Being prepared'));
    await expect(card).toContainText(charger);
    await expectNoAxeViolations(page);

    const parcel = parcelOf(number);
    await parcel.leaves();
    await parcel.isSeenIn('Regina');
    await page.reload();
    await expect(card).toContainText(sayPart('On its way'));
    await openOrder(page, number);
    await expect(page.getByText(sayPart('tracking number'))).toBeVisible();
    await expect(page.getByText(`${say('On its way')}, Regina`)).toBeVisible();
    await expect(page.getByRole('button', { name: say('Cancel this order') })).toHaveCount(0);

    await parcel.arrivesIn('Calgary');
    await page.reload();
    await expect(page.getByText(`${say('Delivered')}, Calgary`)).toBeVisible();
    await expect(
      page.getByRole('list', { name: say('Where your order is') }).getByText(say('Arrived, done')),
    ).toBeAttached();
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: say('Request a return') }).click();
    const dialog = page.getByRole('dialog', { name: say('Request a return') });
    await dialog.getByRole('button', { name: say('Send request') }).click();
    await expect(dialog.getByText(say('Tell us why you want to return it.'))).toBeVisible();
    await dialog.getByRole('radio', { name: say('Something else') }).check();
    await dialog.getByLabel(say('In your own words')).fill('The cable is too short');
    await dialog.getByRole('button', { name: say('Send request') }).click();
    await expect(toast(page, 'Your return request was submitted.')).toBeVisible();
    const status = page.getByRole('region', { name: say('Your return') });
    await expect(status).toContainText(say('You asked for a return'));
    await expect(page.getByRole('button', { name: say('Request a return') })).toHaveCount(0);

    for (const step of ['approved', 'received', 'refunded']) await moveReturn(number, step);
    await page.reload();
    await expect(status).toContainText(say('We gave your money back'));
    await expect
      .poll(async () => (await readMailTo(customer.email)).length, { timeout: 20_000 })
      .toBeGreaterThan(3);
  },
);

test(
  'an order is canceled while it is with us, and asked about first',
  inBothLanguages,
  async ({ page }) => {
    const { number } = await buyAsCustomer(page);
    await openOrder(page, number);
    await page.getByRole('button', { name: say('Cancel this order') }).click();
    const dialog = page.getByRole('dialog', { name: say(`Cancel order ${number}?`) });
    await dialog.getByRole('button', { name: say('Keep the order') }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: say('Cancel this order') }).click();
    await dialog.getByRole('button', { name: say('Cancel the order') }).click();
    await expect(toast(page, 'is canceled')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(sayPart('Canceled'));
    await expect(page.getByRole('button', { name: say('Request a return') })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(sayPart('Refunded'));
  },
);

test('what was bought before is bought again', inBothLanguages, async ({ page }) => {
  const { number } = await buyAsCustomer(page);
  await page.goto(at(paths.accountOrders));
  const card = page.getByRole('article', { name: say(`Order ${number}`) });
  await card.getByRole('button', { name: say('Buy again') }).click();
  await expect(drawer(page).getByTestId('subtotal')).toHaveText(charger);
});

test(
  'the receipt is a PDF with real text, and its total is the order’s',
  inBothLanguages,
  async ({ page }) => {
    const { number } = await buyAsCustomer(page);
    await openOrder(page, number);
    const shown = await page.getByRole('region', { name: say('Payment') }).innerText();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Download receipt') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`receipt-${number}.pdf`);
    const parser = new PDFParse({ data: await readFile(await download.path()) });
    const text = plainSpaces((await parser.getText()).text);
    await parser.destroy();
    expect(text).toContain(number);
    const shownAmounts = new Set(shown.match(amounts));
    expect(shownAmounts).toContain(charger);
    for (const amount of shownAmounts) expect(text).toContain(plainSpaces(amount));
  },
);

test('the order of somebody else reads like one that is not there', async ({ page, browser }) => {
  const { number } = await buyAsCustomer(page);
  await openOrder(page, number);
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await register(other, newCustomer());
  await other.goto(address);
  await expect(other.getByRole('heading', { name: say('We can’t find that order') })).toBeVisible();
  await expect(other.getByText(number)).toHaveCount(0);
  await other.goto(at(paths.accountOrders));
  await expect(other.getByRole('heading', { name: say('You have no orders yet') })).toBeVisible();
  await other.context().close();
});

test.describe('a session that ends', () => {
  test.use({ allowedConsole: /status of 401/ });

  test('in the middle of a return request loses nothing that was written', async ({ page }) => {
    const { customer, number } = await buyAsCustomer(page);
    const words = 'My grandson has one already';
    await openOrder(page, number);
    await page.getByRole('button', { name: say('Request a return') }).click();
    const dialog = page.getByRole('dialog', { name: say('Request a return') });
    await dialog.getByRole('radio', { name: say('Something else') }).check();
    await dialog.getByLabel(say('In your own words')).fill(words);
    await page
      .context()
      .addCookies([{ name: 'swell-session', value: 'ended', url: new URL(page.url()).origin }]);
    await dialog.getByRole('button', { name: say('Send request') }).click();
    await page.waitForURL(startingAt(queryPaths.loginAgain(null)));
    await giveEmail(page, customer.email);
    await givePassword(page, customer.password);
    await page.waitForURL(startingAt(queryPaths.accountOrder('')));
    await page.getByRole('button', { name: say('Request a return') }).click();
    await expect(dialog.getByLabel(say('In your own words'))).toHaveValue(words);
    await expect(dialog.getByRole('radio', { name: say('Something else') })).toBeChecked();
    await dialog.getByRole('button', { name: say('Send request') }).click();
    await expect(toast(page, 'Your return request was submitted.')).toBeVisible();
  });
});
