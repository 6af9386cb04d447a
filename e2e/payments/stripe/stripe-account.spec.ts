import type { Page } from '@playwright/test';
import { paths } from '../../../src/domain/pages/paths';
import { newCustomer, register } from '../../accounts/customer';
import { expect, expectNoAxeViolations } from '../../base/fixtures';
import {
  addAccessory,
  drawer,
  fillAddress,
  newShopper,
  pay,
  readOrderNumber,
} from '../../buying/shopper';
import { cardField, cards, price, stripeHosts, test, typeCard } from './stripe';

test.use({ allowedRequests: stripeHosts });

const formIn = (page: Page) => page.getByRole('region', { name: 'Add card' });
const bankIn = (page: Page) => page.getByRole('dialog', { name: 'Your bank' });
const save = (page: Page) => formIn(page).getByRole('button', { name: 'Save card' }).click();

/** Opens the form for a new card in the account of a new customer. */
async function openCardForm(page: Page): Promise<void> {
  await register(page, newCustomer());
  await page.goto(paths.account);
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(cardField(page, 'number')).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`a card is kept without a payment, and pays later, at ${width} px`, async ({
    page,
    stripe,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await stripe.open();
    await openCardForm(page);
    await expect(page.getByText('Test mode: no real card is charged')).toBeVisible();
    await save(page);
    const summary = formIn(page).getByRole('alert').filter({ hasText: 'Please check 3 fields' });
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expectNoAxeViolations(page);
    await summary.getByRole('link').first().click();
    await expect(cardField(page, 'number')).toBeFocused();

    await typeCard(page, cards.good);
    await save(page);
    await expect(formIn(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add card' })).toBeFocused();
    await expect(page.getByText('Your card has been saved')).toBeVisible();
    await expect(page.getByText('Visa ending 4242').first()).toBeVisible();
    expect(stripe.standIn.intents.size).toBe(0);

    await addAccessory(page, 'standard-charger');
    await drawer(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
    await fillAddress(page, newShopper());
    await pay(page);
    await readOrderNumber(page);
    await expect.poll(() => stripe.standIn.taken()).toBe(price);
  });
}

test('a bank that refuses, and one that asks, are answered in the form', async ({
  page,
  stripe,
}) => {
  await stripe.open();
  await openCardForm(page);
  await typeCard(page, cards.declined);
  await save(page);
  await expect(formIn(page).getByText('The bank did not accept this card.')).toBeVisible();

  await typeCard(page, cards.asks);
  await save(page);
  await bankIn(page).getByRole('button', { name: 'Fail' }).click();
  await expect(formIn(page).getByText('Your bank has not confirmed this card.')).toBeVisible();
  await save(page);
  await bankIn(page).getByRole('button', { name: 'Complete' }).click();
  await expect(formIn(page)).toBeHidden();
  await expect(page.getByText('Visa ending 4242').first()).toBeVisible();
});

test.describe('without its script', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('the form says so, and opens once Stripe’s code is there', async ({ page, stripe }) => {
    stripe.hasScript = false;
    await stripe.open();
    await register(page, newCustomer());
    await page.goto(paths.account);
    await page.getByRole('button', { name: 'Add card' }).click();
    await expect(formIn(page).getByText('We can’t show the card fields right now')).toBeVisible();
    await expectNoAxeViolations(page);
    stripe.hasScript = true;
    await formIn(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cardField(page, 'number')).toBeVisible();
  });
});
