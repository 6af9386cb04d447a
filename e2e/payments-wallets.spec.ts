import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { choose, expectFailure, openFilledCheckout } from './payer';
import { pay, readOrderNumber } from './shopper';

/** How the wallet's sheet ends. */
type Sheet = 'approve' | 'close' | 'fail';

/** Plays a browser that brings Google Pay along. */
function bringGooglePay(page: Page, sheet: Sheet): Promise<unknown> {
  return page.addInitScript((end) => {
    class PaymentsClient {
      isReadyToPay = async () => ({ result: true });
      loadPaymentData = async () => {
        if (end === 'approve') return {};
        throw { statusCode: end === 'close' ? 'CANCELED' : 'DEVELOPER_ERROR' };
      };
    }
    Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
  }, sheet);
}

/** Plays a device with Apple Pay. */
function bringApplePay(page: Page, sheet: Sheet): Promise<unknown> {
  return page.addInitScript((end) => {
    class ApplePaySession {
      static STATUS_SUCCESS = 0;
      static STATUS_FAILURE = 1;
      static canMakePayments = () => true;
      onvalidatemerchant = () => undefined;
      onpaymentauthorized = () => undefined;
      oncancel = () => undefined;
      begin = () => (end === 'close' ? this.oncancel() : this.onvalidatemerchant());
      completeMerchantValidation = () =>
        end === 'fail' ? this.oncancel() : this.onpaymentauthorized();
      completePayment = () => undefined;
      abort = () => undefined;
    }
    Object.assign(window, { ApplePaySession });
  }, sheet);
}

const wallets = [
  { name: 'Google Pay', bring: bringGooglePay },
  { name: 'Apple Pay', bring: bringApplePay },
];

for (const { name, bring } of wallets) {
  test.describe(name, () => {
    test('on a device without it says so, where it is chosen and where it is paid', async ({
      page,
    }) => {
      await openFilledCheckout(page);
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
