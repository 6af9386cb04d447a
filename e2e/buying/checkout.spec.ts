import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { openFilledCheckout } from './payer';
import {
  addAccessory,
  addHearingAid,
  cards,
  checkoutIsReady,
  comeToPay,
  drawer,
  fillAddress,
  fillCard,
  fillContact,
  goToCheckout,
  newShopper,
  pay,
  payButton,
  readOrderNumber,
} from './shopper';

test('an empty cart leads back to the shop', async ({ page }) => {
  await page.goto(paths.checkout);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(paths.shop);
});

for (const address of ['/checkout-success', '/checkout-success?order=somebody-elses']) {
  test(`${address} shows nothing to a stranger`, async ({ page }) => {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: "We can't find that order" }),
    ).toBeVisible();
    await expect(page.getByTestId('order-number')).toBeHidden();
  });
}

test('/checkout-success asks for nothing while nothing was bought', async ({ page }) => {
  await addAccessory(page, 'standard-charger');
  await page.goto('/checkout-success');
  await expect(
    page.getByRole('heading', { level: 1, name: "We can't find that order" }),
  ).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`an empty form says what it needs, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await addAccessory(page, 'standard-charger');
    await goToCheckout(page);
    await expectNoAxeViolations(page, [width]);
    await pay(page);
    const summary = page.getByRole('alert').filter({ hasText: /Please check \d+ fields?\./ });
    await expect(summary).toContainText('Please check 12 fields.');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Checkout/);
    await expectNoAxeViolations(page, [width]);

    await summary.getByRole('link', { name: 'Please enter your postal code.' }).click();
    const postalCode = page.getByLabel('Postal code');
    await expect(postalCode).toBeFocused();
    await expect(postalCode).toHaveAttribute('aria-invalid', 'true');
    await expect(postalCode).toHaveAccessibleDescription('Please enter your postal code.');
    await page.keyboard.type('nonsense');
    await expect(postalCode).toHaveAccessibleDescription(/A Canadian one looks like T2P 1J9/);
    await expect(postalCode).toHaveValue('nonsense');
    await postalCode.fill('k1a0b1');
    await expect(postalCode).not.toHaveAttribute('aria-invalid');
    await expect(summary).toContainText('Please check 11 fields.');
  });
}

test('a wrong card number is explained before it is sent anywhere', async ({ page }) => {
  await openFilledCheckout(page);
  await fillCard(page, '4242-4242-4242-4224');
  await pay(page);
  await expect(page.getByText('Please check 1 field.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(
    /^Card number appears to be invalid\. Check the digits/,
  );
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4224');
});

test('a different billing address opens its own fields', async ({ page }) => {
  await openFilledCheckout(page);
  await page.getByLabel('Billing address is the same as shipping').uncheck();
  const billing = page.getByRole('group', { name: 'Billing address' });
  await fillAddress(billing, { ...newShopper(), city: 'Banff' });
  await fillCard(page, cards.accepted);
  await expectNoAxeViolations(page);
  await pay(page);
  expect(await readOrderNumber(page)).toMatch(/^\d+$/);
});

test('a reload in the middle keeps what was typed, never the card', async ({ page }) => {
  const shopper = newShopper();
  await comeToPay(page, shopper);
  await page.getByLabel('Email me news and offers').uncheck();
  await page.getByRole('radio', { name: 'Express' }).check();
  await fillCard(page, cards.accepted);
  await expect(payButton(page)).toHaveAccessibleDescription('$164.00');
  await page.reload();
  await checkoutIsReady(page);

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await expect(page.getByLabel('Postal code')).toHaveValue(shopper.postalCode);
  await expect(page.getByLabel('Province')).toHaveValue('AB');
  await expect(page.getByLabel('Email me news and offers')).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Express' })).toBeChecked();
  for (const field of ['Card number', 'Expiration date', 'Security code', 'Name on card']) {
    await expect(page.getByLabel(field)).toHaveValue('');
  }
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('boreal-charge-go-checkout');
  expect(stored).not.toMatch(/4242\W?4242/);
});

test('a double click is one order', async ({ page }) => {
  let submits = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cart/order')) submits += 1;
  });
  await openFilledCheckout(page);
  await fillCard(page, cards.accepted);
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).dblclick();
  await readOrderNumber(page);
  expect(submits).toBe(1);
});

test.describe('refused', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('an expired or unknown code, at its field', async ({ page }) => {
    await addAccessory(page, 'standard-charger');
    await goToCheckout(page);
    const code = page.getByLabel('Discount code');
    for (const wrong of ['EXPIRED5', 'NO-SUCH-CODE']) {
      await code.fill(wrong);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(code).toHaveAccessibleDescription(/This discount code cannot be used/);
      await expect(code).toHaveValue(wrong);
    }
    await expect(payButton(page)).toHaveAccessibleDescription('$149.00');
  });

  test('more than there is in stock, with the way to change it', async ({ page }) => {
    const shopper = newShopper();
    await addHearingAid(page, {
      tech: 'Basic',
      ears: 'Right ear',
      colour: 'Rose',
      receiver: 'Large (over 25 mm)',
    });
    const more = drawer(page).getByRole('button', { name: /^Increase quantity of/ });
    for (let unit = 2; unit <= 6; unit += 1) await more.click();
    await expect(drawer(page).getByTestId('quantity')).toHaveText('6');
    await expect(drawer(page).getByTestId('subtotal')).toHaveText('$4,500.00');
    await goToCheckout(page);
    await fillContact(page, shopper);
    await fillAddress(page, shopper);
    await fillCard(page, cards.accepted);
    await pay(page);
    const failure = page.getByRole('group', { name: 'An item is no longer available' });
    await failure.getByRole('link', { name: 'Change your cart' }).click();
    await expect(page).toHaveURL(paths.cart);
  });
});

test.describe('when the shop does not answer', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('500 on paying: a toast, everything kept, and the next try is one order', async ({
    page,
  }) => {
    const shopper = newShopper();
    await openFilledCheckout(page, shopper);
    await fillCard(page, cards.accepted);
    await page.route('**/api/cart/order', (route) => route.fulfill({ status: 500, body: '' }));
    await pay(page);
    await expect(page.getByText('We could not finish your order')).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Something went wrong with the payment' }),
    ).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue(cards.accepted);
    await page.unroute('**/api/cart/order');
    await pay(page);
    await readOrderNumber(page);
  });

  test('the order was placed and its answer was lost: it is found, and nothing is paid twice', async ({
    page,
  }) => {
    await openFilledCheckout(page);
    await fillCard(page, cards.accepted);
    await page.route('**/api/cart/order', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await pay(page);
    expect(await readOrderNumber(page)).toMatch(/^\d+$/);
  });

  test('nothing at all for 20 seconds is a failure that can be tried again', async ({ page }) => {
    await page.clock.install();
    await openFilledCheckout(page);
    await fillCard(page, cards.accepted);
    await page.route('**/api/vault/**', () => undefined);
    const asked = page.waitForRequest('**/api/vault/**');
    await pay(page);
    await asked;
    await page.clock.fastForward('00:21');
    await expect(page.getByText('We could not finish your order')).toBeVisible();
    await page.unroute('**/api/vault/**');
    await pay(page);
    await readOrderNumber(page);
  });

  test('a cart that cannot be read says so and tries again', async ({ page }) => {
    await addAccessory(page, 'standard-charger');
    await page.route('**/api/cart', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(paths.checkout);
    await expect(
      page.getByRole('heading', { level: 1, name: /can’t show your cart/ }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/cart');
    await page.getByRole('button', { name: 'Try again' }).click();
    await checkoutIsReady(page);
  });
});
