import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { choose, expectFailure, openFilledCheckout } from '../buying/payer';
import { pay, readOrderNumber } from '../buying/shopper';
import { bringApplePay, bringGooglePay } from './wallets';

const wallets = [
  { name: 'Google Pay', bring: bringGooglePay },
  { name: 'Apple Pay', bring: bringApplePay },
];

for (const { name, bring } of wallets) {
  test.describe(name, () => {
    test('is not offered on a device without it', async ({ page }) => {
      await openFilledCheckout(page);
      const methods = page.getByRole('radiogroup', { name: 'Payment method' });
      await expect(methods.getByRole('radio', { name: 'PayPal', exact: true })).toBeVisible();
      await expect(methods.getByRole('radio', { name, exact: true })).toHaveCount(0);
    });

    test('that is gone by the time it is chosen says so, there and where it is paid', async ({
      page,
    }) => {
      await bring(page, 'approve');
      await openFilledCheckout(page);
      const methods = page.getByRole('radiogroup', { name: 'Payment method' });
      await expect(methods.getByRole('radio', { name, exact: true })).toBeVisible();
      await page.evaluate(() => {
        for (const wallet of ['google', 'ApplePaySession']) Reflect.deleteProperty(window, wallet);
      });
      await choose(page, name);
      const words = `This device is not capable of making ${name} payments`;
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await pay(page);
      await expectFailure(page, words);
      await expectNoAxeViolations(page);
    });

    test('approved in its sheet: the order is placed', async ({ page }) => {
      await bring(page, 'approve');
      await openFilledCheckout(page);
      await choose(page, name);
      await expect(page.getByText(`${name} works here.`)).toBeVisible();
      await pay(page);
      await readOrderNumber(page);
    });

    test('closed: nothing is charged, and it opens again', async ({ page }) => {
      await bring(page, 'close');
      await openFilledCheckout(page);
      await choose(page, name);
      await expect(page.getByText(`${name} works here.`)).toBeVisible();
      await pay(page);
      await expectFailure(page, `You closed ${name}`);
    });

    for (const [word, state, words] of [
      ['failed', { status: 'canceled' }, 'We are unable to authenticate your payment method'],
      ['an unknown status', { status: 'processing' }, 'Unsupported intent status'],
    ] as const) {
      test(`answered by the vault with ${word}`, async ({ page }) => {
        await bring(page, 'approve');
        await openFilledCheckout(page);
        await page.route(/\/api\/vault\/intent/, (route) =>
          route.fulfill({ json: { $status: 200, $data: { id: 'one', ...state } } }),
        );
        await choose(page, name);
        await expect(page.getByText(`${name} works here.`)).toBeVisible();
        await pay(page);
        await expectFailure(page, words);
      });
    }
  });
}

test('Google Pay whose sheet fails charges nothing', async ({ page }) => {
  await bringGooglePay(page, 'fail');
  await openFilledCheckout(page);
  await choose(page, 'Google Pay');
  await expect(page.getByText('Google Pay works here.')).toBeVisible();
  await pay(page);
  await expectFailure(page, 'Your payment did not go through');
});
