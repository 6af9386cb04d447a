import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { queryPaths } from '../../src/domain/pages/query-paths';
import { expect } from '../base/fixtures';
import { serverDataDir } from '../base/server';
import { at, say, startingAt } from '../base/words';

/** Cards of the test gateway, by how it answers them. */
export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
} as const;

/** A shopper in Calgary with a mailbox of their own for each test. */
export function newShopper() {
  return {
    email: `margaret-${crypto.randomUUID()}@example.ca`,
    firstName: 'Margaret',
    lastName: 'Okafor',
    address: '118 Lakeshore Road',
    city: 'Calgary',
    province: 'AB',
    postalCode: 't2p1j9',
    phone: '+1 403 555 0118',
  };
}

export type Shopper = ReturnType<typeof newShopper>;

type AidChoice = { tech: string; ears: string; colour: string; receiver: string };

export const premiumPair: AidChoice = {
  tech: 'Premium',
  ears: 'Pair',
  colour: 'Graphite',
  receiver: 'Large (over 25 mm)',
};

/** Chooses a hearing aid on its page and puts it into the cart. */
export async function addHearingAid(page: Page, choice: AidChoice): Promise<void> {
  await page.goto(at(paths.product('charge-go')));
  await choose(page, 'Tech level', choice.tech);
  await choose(page, 'Ears', choice.ears);
  await choose(page, 'Colour', choice.colour);
  await choose(page, 'Receiver', choice.receiver);
  await page
    .getByRole('button', { name: say('Add to cart'), exact: true })
    .first()
    .click();
  await expect(drawer(page).getByTestId('subtotal')).toBeVisible();
}

/** Puts an accessory into the cart from its own page. */
export async function addAccessory(page: Page, slug: string): Promise<void> {
  await page.goto(at(paths.accessory(slug)));
  await page
    .getByRole('button', { name: say('Add to cart'), exact: true })
    .first()
    .click();
  await expect(drawer(page).getByTestId('subtotal')).toBeVisible();
}

/** Goes from the open drawer to the checkout and waits until it can be filled in. */
export async function goToCheckout(page: Page): Promise<void> {
  await drawer(page)
    .getByRole('link', { name: say('Checkout') })
    .click();
  await page.waitForURL(at(paths.checkout));
  await checkoutIsReady(page);
}

export async function checkoutIsReady(page: Page): Promise<void> {
  await expect(page.getByLabel(say('Card number'))).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
}

export async function fillContact(page: Page, shopper: Shopper): Promise<void> {
  await page.getByLabel(say('Email'), { exact: true }).fill(shopper.email);
}

/** The order summary, unfolded where the window is narrow. */
export async function openSummary(page: Page): Promise<Locator> {
  const summary = page.getByRole('region', { name: say('Order summary') });
  await expect(summary).toBeVisible();
  const unfold = summary.getByRole('button', { name: say('Show order summary') });
  if (await unfold.isVisible()) await unfold.click();
  await expect(summary.getByLabel(say('Discount code'))).toBeVisible();
  return summary;
}

/** Types a coupon or gift card into the summary and applies it. */
export async function applyCode(summary: Locator, code: string): Promise<void> {
  await summary.getByLabel(say('Discount code')).fill(code);
  await summary.getByRole('button', { name: say('Apply') }).click();
}

/** Fills one address: the shipping fields, or those of the group that is passed. */
export async function fillAddress(within: Page | Locator, shopper: Shopper): Promise<void> {
  const field = (label: string) => within.getByLabel(say(label), { exact: true });
  await field('First name').fill(shopper.firstName);
  await field('Last name').fill(shopper.lastName);
  await field('Address').fill(shopper.address);
  await field('City').fill(shopper.city);
  await field('Province').selectOption(shopper.province);
  await field('Postal code').fill(shopper.postalCode);
  await field('Phone').fill(shopper.phone);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(say('Card number')).fill(number);
  await page.getByLabel(say('Expiration date')).fill('08/48');
  await page.getByLabel(say('Security code')).fill('123');
  await page.getByLabel(say('Name on card')).fill('Margaret Okafor');
}

/** Opens a checkout with a standard charger and everything but the card filled in. */
export async function comeToPay(page: Page, shopper: Shopper): Promise<void> {
  await addAccessory(page, 'standard-charger');
  await goToCheckout(page);
  await fillContact(page, shopper);
  await fillAddress(page, shopper);
}

/** Waits until the total is final and pays. */
export async function pay(page: Page): Promise<void> {
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
}

/** Buys a pair of hearing aids; returns the number of the order. */
export async function buyHearingAids(page: Page, shopper: Shopper): Promise<string> {
  await addHearingAid(page, premiumPair);
  await goToCheckout(page);
  await fillContact(page, shopper);
  await fillAddress(page, shopper);
  await fillCard(page, cards.accepted);
  await pay(page);
  return readOrderNumber(page);
}

/** Waits for the page after paying; returns the order number. */
export async function readOrderNumber(page: Page): Promise<string> {
  await page.waitForURL(startingAt(queryPaths.checkoutSuccess('')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Thank you for your order'));
  const number = page.getByTestId('order-number');
  await expect(number).toHaveText(/^\d{1,7}$/);
  return number.innerText();
}

/** Subjects and texts of the mails to this address; waits for the first. */
export async function readMailTo(email: string): Promise<{ subject: string; text: string }[]> {
  const mails = () => readOutbox().filter(({ to }) => JSON.stringify(to).includes(email));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
  return mails();
}

/** Text of the mail with this subject, waiting for it. */
export async function readMailAbout(email: string, subject: string): Promise<string> {
  const find = async () => (await readMailTo(email)).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
  return (await find())?.text ?? '';
}

function readOutbox(): { to: unknown; subject: string; text: string }[] {
  const folder = join(serverDataDir, 'outbox');
  // The first mail makes the folder.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

export const drawer = (page: Page) => page.getByRole('dialog', { name: say('Cart') });

export const payButton = (page: Page) =>
  page.getByRole('button', { name: say('Pay now'), exact: true });

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: say(group) })
    .getByRole('radio', { name: say(name) })
    .check();
}
