import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expectNothingLost, expectPricesHold } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { bringApplePay } from '../payments/wallets';
import { choose, openFilledCheckout, waysToPay } from './payer';
import {
  addAccessory,
  addHearingAid,
  drawer,
  fillAddress,
  fillContact,
  goToCheckout,
  newShopper,
  openSummary,
  pay,
  payButton,
  premiumPair,
  readOrderNumber,
  tabTo,
} from './shopper';
import { inWords, phoneAndLaptop, showAs } from './shown-as';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A checkout with a pair and this many accessories. */
async function openCheckout(page: Page, accessories: readonly string[]): Promise<void> {
  for (const slug of accessories) await addAccessory(page, slug);
  await addHearingAid(page, premiumPair);
  await goToCheckout(page);
}

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });

/** Whether something else lies over the middle of an element. */
const isCovered = (element: Locator) =>
  element.evaluate((inner) => {
    const { left, top, width, height } = inner.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above === null || !(inner === above || inner.contains(above) || above.contains(inner));
  });

/** A quarter of a charger in whole dollars: of $149.00, or of 199.00 Canadian ones. */
const quarters = { USD: '$38', CAD: '$50' } as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const shown of phoneAndLaptop) {
  test(`what a province asks for is said before paying, and where a pick-up is: ${inWords(shown)}`, async ({
    page,
  }) => {
    await showAs(page, shown);
    await openCheckout(page, []);
    const province = page.getByLabel('Province');
    const summary = await openSummary(page);
    for (const [code, atField, inSummary] of [
      ['', 'We ship hearing aids after we have seen a hearing test.', 'seen a hearing test'],
      ['ON', 'Ontario: hearing aids need a prescription', 'seen your prescription'],
      ['QC', 'Québec: a licensed expert fits hearing aids', 'A licensed expert calls you'],
      ['AB', 'Alberta: we ship after we have seen a hearing test', 'seen a hearing test'],
    ] as const) {
      await province.selectOption(code);
      await expect(province).toHaveAccessibleDescription(new RegExp(`^${atField}`));
      await expect(page.getByRole('status').filter({ hasText: atField })).toBeVisible();
      await expect(summary.getByText(inSummary)).toBeVisible();
    }
    await expectNothingLost(page);
    const pickUp = page.getByRole('radio', { name: 'Pick up' });
    await expect(pickUp).toHaveAccessibleDescription(/Montréal/);
    await pickUp.check();
    // A pick-up follows the province of its place, whatever was chosen for a parcel.
    await expect(page.getByText('Québec: a licensed expert fits hearing aids')).toBeVisible();
    await expectNoAxeViolations(page, [shown.width]);
    await page.goto(paths.home);
    await expect(page.getByText('Or pick up in Montréal')).toBeVisible();
  });

  test(`the usual ways to pay come first, the others on request: ${inWords(shown)}`, async ({
    page,
  }) => {
    await showAs(page, shown);
    await openFilledCheckout(page);
    const radio = (name: string) => waysToPay(page).getByRole('radio', { name, exact: true });
    await expect(waysToPay(page).getByRole('radio')).toHaveCount(3);
    for (const name of ['Card', 'PayPal', 'Klarna']) await expect(radio(name)).toBeVisible();
    const more = waysToPay(page).getByRole('button', { name: 'More ways to pay' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await tabTo(more);
    await page.keyboard.press('Enter');
    await expect(waysToPay(page).getByRole('radio')).toHaveCount(8);
    await expectNoAxeViolations(page, [shown.width]);
    await choose(page, 'iDEAL');
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(waysToPay(page).getByRole('radio')).toHaveCount(4);
    await expect(radio('iDEAL')).toBeChecked();

    const summary = await openSummary(page);
    await expect(summary.getByText('Or 4 payments of about')).toContainText(
      quarters[shown.currency],
    );
    await expectPricesHold(page);
  });

  test(`a wallet stands above the form, and leads to what is missing: ${inWords(shown)}`, async ({
    page,
  }) => {
    const shopper = newShopper();
    await bringApplePay(page, 'approve');
    await showAs(page, shown);
    await addAccessory(page, 'standard-charger');
    await goToCheckout(page);
    const wallet = page.getByRole('button', { name: 'Pay with Apple Pay' });
    const email = page.getByLabel('Email', { exact: true });
    await expect(wallet).toBeVisible();
    const [walletBox, emailBox] = await Promise.all([wallet.boundingBox(), email.boundingBox()]);
    expect(walletBox?.y).toBeLessThan(emailBox?.y ?? 0);
    await wallet.click();
    await expect(email).toBeFocused();
    await expect(page.getByText('You pay with Apple Pay and need no card number.')).toBeAttached();
    await expect(waysToPay(page).getByRole('radio', { name: 'Apple Pay' })).toBeChecked();
    await expectNoAxeViolations(page, [shown.width]);
    await fillContact(page, shopper);
    await fillAddress(page, shopper);
    await wallet.click();
    await expect(payButton(page)).toBeFocused();
    await pay(page);
    await readOrderNumber(page);
  });
}

/** A click that does not scroll first, as Playwright's own does with a button that sticks to the window. */
const tap = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

test('on a phone the order summary opens in view, and folding it leads back', async ({ page }) => {
  await showAs(page, phoneAndLaptop[0]);
  await openCheckout(page, ['stream-line-tv']);
  const method = page.getByRole('radio', { name: 'PayPal' });
  await method.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(800);
  const unfold = page.getByRole('button', { name: 'Show order summary' });
  const line = summaryOf(page).getByText('Charge-and-Go').first();
  await tap(unfold);
  await expect(line).toBeInViewport();
  expect(await isCovered(line)).toBe(false);
  await page.getByRole('button', { name: 'Hide order summary' }).click();
  await expect(method).toBeInViewport();
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2);
  await unfold.click();
  await expectNoAxeViolations(page, [390]);
  await expectNothingLost(page);
});

test('on a phone nothing covers the list of what is missing, and each line reads for itself', async ({
  page,
}) => {
  await showAs(page, phoneAndLaptop[0]);
  await addAccessory(page, 'standard-charger');
  await goToCheckout(page);
  await pay(page);
  const missing = page.getByRole('alert').filter({ hasText: 'Please check 12 fields.' });
  await expect(missing).toBeFocused();
  const heading = missing.getByText('Please check 12 fields.');
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(await isCovered(heading)).toBe(false);
  expect(await isCovered(missing.getByRole('link').first())).toBe(false);
  const lines = await missing.getByRole('link').allInnerTexts();
  const starts = lines.map((line) => line.split(/[.,]/)[0]);
  expect(new Set(starts).size).toBe(12);
});

test('on a laptop total, code and help stay in view, however many lines there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await openCheckout(page, [
    'dry-clean-charger',
    'pure-portable-charger',
    'remote-mini-pocket',
    'stream-line-tv',
  ]);
  await expect(drawer(page)).toBeHidden();
  const summary = summaryOf(page);
  const total = summary.getByText('Total', { exact: true });
  const inView = [
    total,
    summary.getByLabel('Discount code'),
    summary.getByRole('button', { name: 'Apply' }),
    summary.getByText('Something look wrong?'),
  ];
  for (const each of inView) await expect(each).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Name on card').scrollIntoViewIfNeeded();
  for (const each of inView) await expect(each).toBeInViewport({ ratio: 1 });
  await summary.getByRole('button', { name: 'Show 5 items' }).click();
  await expect(summary.getByText('Dry & Clean Charger')).toBeVisible();
  await expect(total).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page, [1366]);
});
