import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import {
  choose,
  expectFailure,
  goToBank,
  openFilledCheckout,
  showMoreWays,
  waysToPay,
} from '../buying/payer';
import { fillCard, pay, payButton } from '../buying/shopper';
import { bringGooglePay } from './wallets';

const names = [
  'Card',
  'PayPal',
  'Klarna',
  'Amazon Pay',
  'iDEAL',
  'Bancontact',
  'Paysafecard',
  'Quickpay',
];

for (const width of [320, 390, 1440]) {
  test(`every way to pay is a radio of its own, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFilledCheckout(page);
    const group = waysToPay(page);
    await expect(group.getByRole('radio')).toHaveCount(3);
    await showMoreWays(page);
    await expect(group.getByRole('radio')).toHaveCount(names.length);
    for (const name of names) {
      await expect(group.getByRole('radio', { name, exact: true })).toBeVisible();
    }
    await expect(group.getByRole('radio', { name: 'Card', exact: true })).toBeChecked();
    await choose(page, 'Klarna');
    await expect(page.getByLabel('Card number')).toBeHidden();
    await expect(page.getByText('Test mode: no real money is taken')).toBeVisible();
    await expectNoAxeViolations(page, [width]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('the choice outlives a reload, the card does not', async ({ page }) => {
  await openFilledCheckout(page);
  await choose(page, 'Klarna');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Klarna' })).toBeChecked();
});

/** Changes the payment methods that the shop announces to this page. */
async function announce(page: Page, change: (methods: Record<string, object>) => void) {
  await page.route('**/api/settings/payments', async (route) => {
    const response = await route.fetch();
    const methods = await response.json();
    change(methods);
    await route.fulfill({ response, json: methods });
  });
}

test('a method that was switched off meanwhile', async ({ page }) => {
  await openFilledCheckout(page);
  await announce(page, (methods) => Reflect.deleteProperty(methods, 'klarna'));
  await choose(page, 'Klarna');
  await pay(page);
  await expectFailure(page, 'Klarna payments are disabled. See Payment settings in the dashboard');
});

test('a method that went to a gateway we do not speak with', async ({ page }) => {
  await openFilledCheckout(page);
  await announce(page, (methods) => Object.assign(methods.klarna ?? {}, { gateway: 'affirm' }));
  await choose(page, 'Klarna');
  await pay(page);
  await expectFailure(page, 'Unsupported payment method: Klarna (affirm)');
});

test.describe('a method whose code does not arrive', () => {
  test.use({ allowedConsole: /Failed to load resource|Loading chunk|ChunkLoadError/ });

  test('was not loaded', async ({ page }) => {
    // Turns off prefetching: only the method's own code should be missing, not other pages.
    await page.addInitScript(() => {
      class Blindfold {
        observe() {}
        unobserve() {}
        disconnect() {}
      }
      Reflect.set(window, 'IntersectionObserver', Blindfold);
    });
    await openFilledCheckout(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await choose(page, 'Klarna');
    await expect(
      page.getByRole('status').filter({ hasText: 'Klarna was not loaded' }),
    ).toBeVisible();
  });
});

test('a wallet that has lost its place on the page', async ({ page }) => {
  await bringGooglePay(page, 'approve');
  await openFilledCheckout(page);
  await page.route('**/api/settings/payments', async (route) => {
    await page.evaluate(() => document.getElementById('google-element')?.removeAttribute('id'));
    await route.continue();
  });
  await choose(page, 'Google Pay');
  await expect(page.getByText('DOM element with google-element ID not found')).toBeVisible();
});

test('a wallet that is paid with before it has shown itself', async ({ page }) => {
  await page.addInitScript(() => {
    class PaymentsClient {
      static asked = 0;
      // Says at first that it is ready, and then never answers again.
      isReadyToPay = () =>
        (PaymentsClient.asked += 1) === 1
          ? Promise.resolve({ result: true })
          : new Promise(() => undefined);
    }
    Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  });
  await openFilledCheckout(page);
  await choose(page, 'Google Pay');
  await pay(page);
  await expectFailure(page, 'The Google Pay payment element was not created');
});

test('PayPal is asked for nothing less than something', async ({ page }) => {
  await openFilledCheckout(page);
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const cart = await response.json();
    return route.fulfill({ response, json: { ...cart, capture_total: 0 } });
  });
  await choose(page, 'PayPal');
  await expect(
    page.getByText('Invalid PayPal button amount. Value should be greater than zero.'),
  ).toBeVisible();
});

test('a card with a status nobody supports', async ({ page }) => {
  await openFilledCheckout(page);
  await fillCard(page, '4000 0000 0000 9995');
  await pay(page);
  await expectFailure(page, 'Unsupported intent status');
});

test.describe('a cart that is gone', () => {
  test.use({ allowedConsole: /status of 400/ });

  test('is missed on the way back from the bank', async ({ page }) => {
    await goToBank(page, 'Paysafecard');
    await page.context().clearCookies();
    await page.goto(`${paths.checkout}?gateway=paysafecard`);
    await expect(page.getByRole('alert').filter({ hasText: 'Cart not found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('the Back button from the bank opens the form again', async ({ page }) => {
  await goToBank(page, 'iDEAL');
  await page.goBack();
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked();
});
