import type { Page } from '@playwright/test';

/** How the wallet's sheet ends. */
type Sheet = 'approve' | 'close' | 'fail';

/** Makes the page's browser offer Google Pay. */
export function bringGooglePay(page: Page, sheet: Sheet): Promise<unknown> {
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
export function bringApplePay(page: Page, sheet: Sheet): Promise<unknown> {
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
