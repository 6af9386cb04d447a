import { expectApplePay } from '../apple/apple-pay';
import { cartToPay } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import { askedBySwell, expectGooglePay } from '../google/google-pay';
import { googleScript } from '../google/google-script';
import { loadScripts } from '../load-script';
import { paypalScript } from '../paypal/paypal-script';
import { openProviderButton } from '../provider-button';
import { applePart, clientPart, googlePart, paypalPart } from './scripts';

export const paypalByBraintree = elementStrategy(
  'paypal',
  openProviderButton({
    id: 'paypal',
    options: { require: { shipping: false } },
    async makeReady({ method, world }) {
      const { currency } = await cartToPay(world);
      await loadScripts([paypalScript('braintree', method, currency), clientPart, paypalPart]);
    },
  }),
  ['braintree'],
);

export const googleByBraintree = elementStrategy(
  'google',
  openProviderButton({
    id: 'google',
    async makeReady({ method }) {
      await loadScripts([googleScript, clientPart, googlePart]);
      await expectGooglePay(method, askedBySwell);
    },
  }),
  ['braintree'],
);

export const appleByBraintree = elementStrategy(
  'apple',
  openProviderButton({
    id: 'apple',
    options: { style: { height: '48px' } },
    async makeReady() {
      expectApplePay();
      await loadScripts([clientPart, applePart]);
    },
    dress: ({ firstElementChild: drawn }) => {
      if (!(drawn instanceof HTMLElement)) return;
      drawn.setAttribute('role', 'button');
      drawn.setAttribute('aria-label', 'Apple Pay');
      drawn.tabIndex = 0;
      drawn.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        drawn.click();
      });
    },
  }),
  ['braintree'],
);
