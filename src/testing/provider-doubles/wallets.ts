import type { Ask, Demand } from './sheet';

type Told = Record<string, unknown>;

/** A double for Google's code: its button, and the sheet that the button opens. */
export function googleInBrowser(): void {
  const ask: Ask = Reflect.get(window, 'playedAsk');
  const demand: Demand = Reflect.get(window, 'playedDemand');
  type Callbacks = Record<string, ((data: Told) => Promise<Told>) | undefined>;

  class PaymentsClient {
    callbacks: Callbacks;
    constructor(options: { environment: string; paymentDataCallbacks?: Callbacks }) {
      demand(['TEST', 'PRODUCTION'].includes(options.environment), 'an environment');
      this.callbacks = options.paymentDataCallbacks ?? {};
    }
    async isReadyToPay(request: Told) {
      demand(request.apiVersion === 2, 'the version of the API');
      demand(Array.isArray(request.allowedPaymentMethods), 'ways to pay');
      // A wallet without a card: Google Pay exists, but there is nothing to pay with.
      const isCardMissing = Reflect.get(window, 'playedGoogleIsEmpty') === true;
      if (isCardMissing) return { result: request.existingPaymentMethodRequired !== true };
      return { result: Reflect.get(window, 'playedGoogleIsThere') !== false };
    }
    createButton({ onClick }: { onClick(): void }) {
      const place = document.createElement('div');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google Pay';
      button.id = 'gpay-button-online-api-id';
      button.onclick = onClick;
      place.append(button);
      return place;
    }
    async loadPaymentData(request: Told) {
      const { transactionInfo, merchantInfo, callbackIntents = [] } = request;
      const intents = Object(callbackIntents) as string[];
      demand(Number(Object(transactionInfo).totalPrice) > 0, 'a total');
      demand(Object(transactionInfo).totalPriceStatus === 'FINAL', 'a final price');
      demand(Object(merchantInfo).merchantName, 'the name of who is paid');
      const isAuthorising = intents.includes('PAYMENT_AUTHORIZATION');
      demand(isAuthorising === Boolean(this.callbacks.onPaymentAuthorized), 'its callbacks');
      await this.callbacks.onPaymentDataChanged?.({ callbackTrigger: 'INITIALIZE' });
      const word = await ask('Google Pay', ['Approve', 'Approve without money', 'Cancel', 'Break']);
      if (word === 'Cancel') throw { statusCode: 'CANCELED' };
      if (word === 'Break') throw { statusCode: 'DEVELOPER_ERROR' };
      const token = word === 'Approve' ? '{"signed":"data"}' : '{"signed":"data_refused"}';
      const billingAddress = { name: 'Somebody Else', address1: '1 Other', countryCode: 'US' };
      const data = {
        email: 'payer@google.example',
        paymentMethodData: { info: { billingAddress }, tokenizationData: { token } },
      };
      if (isAuthorising) {
        const told = await this.callbacks.onPaymentAuthorized?.(data);
        demand(told?.transactionState === 'SUCCESS', `success, not ${JSON.stringify(told)}`);
      }
      return data;
    }
  }
  Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
}

/** A double for Apple's script, which draws the button. */
export function appleInBrowser(): void {
  window.customElements.define(
    'apple-pay-button',
    class extends HTMLElement {
      connectedCallback() {
        this.setAttribute('role', 'button');
        this.tabIndex = 0;
        this.textContent = 'Apple Pay';
      }
    },
  );
}

/** Doubles for what an Apple device has built in: the payment session and its sheet. */
export function appleDeviceInBrowser(): void {
  const ask: Ask = Reflect.get(window, 'playedAsk');
  const demand: Demand = Reflect.get(window, 'playedDemand');
  type Listener = ((event: Told) => void) | null;

  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    onvalidatemerchant: Listener = null;
    onpaymentauthorized: Listener = null;
    oncancel: Listener = null;
    constructor(version: number, request: Told) {
      demand(version === 14, 'a version');
      demand(Number(Object(request.total).amount) > 0, 'a total');
      demand(request.countryCode && request.currencyCode, 'country and currency');
      demand(Object(request.supportedNetworks).length > 0, 'networks');
      demand(Object(request.merchantCapabilities).length > 0, 'capabilities');
    }
    begin() {
      this.onvalidatemerchant?.({
        validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      });
    }
    completeMerchantValidation(session: Told) {
      demand(session.merchantSessionIdentifier, 'a session of the merchant');
      void ask('Apple Pay', ['Approve', 'Approve without money', 'Cancel']).then((word) => {
        if (word === 'Cancel') return this.oncancel?.({});
        const data = word === 'Approve' ? 'data_1' : 'data_1_refused';
        const token = { paymentData: { data }, paymentMethod: {}, transactionIdentifier: 't_1' };
        const billingContact = { givenName: 'Somebody', familyName: 'Else', countryCode: 'us' };
        return this.onpaymentauthorized?.({ payment: { token, billingContact } });
      });
    }
    completePayment() {}
    abort() {}
  }
  Object.assign(window, { ApplePaySession });
}
