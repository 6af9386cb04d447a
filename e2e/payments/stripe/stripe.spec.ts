import { paths } from '../../../src/domain/pages/paths';
import { newCustomer, register } from '../../accounts/customer';
import { expect, expectNoAxeViolations } from '../../base/fixtures';
import { choose, expectFailure, openForm } from '../../buying/payer';
import {
  addAccessory,
  drawer,
  fillAddress,
  newShopper,
  pay,
  payButton,
  readMailTo,
  readOrderNumber,
} from '../../buying/shopper';
import {
  cardField,
  cards,
  comeToPayWithStripe,
  openStripeCheckout,
  price,
  stripeHosts,
  test,
  typeCard,
} from './stripe';

test.use({ allowedRequests: stripeHosts });

test('a card is typed into Stripe’s own fields and taken once, however often Pay now is pressed', async ({
  page,
  stripe,
}) => {
  await stripe.open();
  await openStripeCheckout(page);
  await expect(page.getByText('Test mode: no real card is charged')).toBeVisible();
  await expectNoAxeViolations(page);

  // Nothing was typed: each field shows its error, and the summary links to Stripe's card field.
  await pay(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Please check 3 fields' });
  await expect(summary.getByRole('link')).toHaveCount(3);
  await summary.getByRole('link').first().click();
  await expect(cardField(page, 'number')).toBeFocused();
  await expectNoAxeViolations(page);

  await typeCard(page, cards.good);
  await payButton(page).dblclick();
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);
  expect(stripe.standIn.held()).toBe(0);
  expect(stripe.standIn.intents.size).toBe(1);
});

test('a card that is declined takes nothing, and the next one pays', async ({ page, stripe }) => {
  await stripe.open();
  await openStripeCheckout(page);
  await typeCard(page, cards.declined);
  await pay(page);
  await expectFailure(page, 'Your payment did not go through');
  await typeCard(page, cards.good);
  await pay(page);
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);
});

test('a bank that asks is answered on a sheet over the page', async ({ page, stripe }) => {
  await stripe.open();
  await openStripeCheckout(page);
  await typeCard(page, cards.asks);
  const bank = page.getByRole('dialog', { name: 'Your bank' });
  await pay(page);
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expectFailure(page, 'We are unable to authenticate your payment method.');
  expect(stripe.standIn.held()).toBe(0);
  await pay(page);
  await bank.getByRole('button', { name: 'Complete' }).click();
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);
});

test('Klarna: there and back, refused and agreed, whenever Stripe tells of it', async ({
  page,
  stripe,
}) => {
  await stripe.open();
  await openStripeCheckout(page);
  await choose(page, 'Klarna');
  await pay(page);
  await stripe.answerKlarna('Refuse');
  await expectFailure(page, 'Your payment did not go through');

  await choose(page, 'Klarna');
  await pay(page);
  // Stripe's report arrives before the shopper is back.
  await page.waitForURL(/klarna\.example/);
  stripe.standIn.confirmAsShopper(stripe.lastIntent());
  expect(await stripe.report(stripe.lastIntent(), 'evt_early')).toBe(200);
  await stripe.answerKlarna('Agree');
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);
  // Stripe sends it again, and another one late.
  expect(await stripe.report(stripe.lastIntent(), 'evt_early')).toBe(200);
  expect(await stripe.report(stripe.lastIntent(), 'evt_late')).toBe(200);
  await page.goto(paths.checkout);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(stripe.standIn.taken()).toBe(price);
});

test('a saved card pays again, and its bank may ask again', async ({ page, stripe }) => {
  const customer = newCustomer();
  await stripe.open();
  await register(page, customer);
  await comeToPayWithStripe(page, newShopper());
  await typeCard(page, cards.asks);
  await page.getByLabel('Save this card for next time').check();
  const bank = page.getByRole('dialog', { name: 'Your bank' });
  await pay(page);
  await bank.getByRole('button', { name: 'Complete' }).click();
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);

  await addAccessory(page, 'standard-charger');
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked();
  await fillAddress(page, newShopper());
  await pay(page);
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expectFailure(page, 'We are unable to authenticate your payment method.');
  await pay(page);
  await bank.getByRole('button', { name: 'Complete' }).click();
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(2 * price);
  expect(await readMailTo(customer.email)).not.toHaveLength(0);
});

test('a wallet is offered where the browser has it, and pays by its own button', async ({
  page,
  stripe,
}) => {
  stripe.wallets = { googlePay: true };
  await stripe.open();
  await openStripeCheckout(page);
  const methods = page.getByRole('radiogroup', { name: 'Payment method' });
  await expect(methods.getByRole('radio', { name: 'Google Pay' })).toBeVisible();
  await expect(methods.getByRole('radio')).toHaveCount(3);

  await choose(page, 'Google Pay');
  await expect(page.getByText('Google Pay works here.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Pay with the wallet' });
  await pay(page);
  await expect(button).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expectFailure(page, 'You closed Google Pay');
  await pay(page);
  await button.click();
  await readOrderNumber(page);
  await expect.poll(() => stripe.standIn.taken()).toBe(price);
});

test.describe('without its script', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('Stripe was not loaded, which is said and can be tried again', async ({ page, stripe }) => {
    stripe.hasScript = false;
    await stripe.open();
    await openForm(page);
    await expect(page.getByText('Stripe was not loaded.')).toBeVisible();
    stripe.hasScript = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await typeCard(page, cards.good);
    await pay(page);
    await readOrderNumber(page);
  });
});
