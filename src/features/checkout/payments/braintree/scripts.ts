import type { ProviderScript } from '../load-script';

/** The same scripts as in swell-js 5.8. */
const folder = 'https://js.braintreegateway.com/web/3.91.0/js';

function part(file: string, library: string, name: string): ProviderScript {
  const isThere = () => {
    const braintree: unknown = Reflect.get(window, 'braintree');
    return typeof braintree === 'object' && braintree !== null && name in braintree;
  };
  return { src: `${folder}/${file}.min.js`, library, isThere };
}

/** The part that all other parts of Braintree's code need. */
export const clientPart = part('client', 'Braintree', 'client');
export const paypalPart = part('paypal-checkout', 'Braintree PayPal Checkout', 'paypalCheckout');
export const googlePart = part('google-payment', 'Braintree Google Payment', 'googlePayment');
export const applePart = part('apple-pay', 'Braintree Apple Payment', 'applePay');
