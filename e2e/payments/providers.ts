import type { Page } from '@playwright/test';
import { serverPort } from '../base/server';
import {
  braintreeAppleInBrowser,
  braintreeClientInBrowser,
  braintreeGoogleInBrowser,
  braintreePaypalInBrowser,
} from '../../src/testing/provider-doubles/braintree';
import { amazonInBrowser, sezzleInBrowser } from '../../src/testing/provider-doubles/pay-later';
import { paypalInBrowser } from '../../src/testing/provider-doubles/paypal';
import { providerTools } from '../../src/testing/provider-doubles/sheet';
import {
  appleDeviceInBrowser,
  appleInBrowser,
  googleInBrowser,
} from '../../src/testing/provider-doubles/wallets';

const braintree = 'https://js.braintreegateway.com/web/3.91.0/js';

/** Providers' scripts, by address without the query as in swell-js 5.8, and the double that replaces each. */
const scripts: Readonly<Record<string, () => void>> = {
  'https://www.paypal.com/sdk/js': paypalInBrowser,
  [`${braintree}/client.min.js`]: braintreeClientInBrowser,
  [`${braintree}/paypal-checkout.min.js`]: braintreePaypalInBrowser,
  [`${braintree}/google-payment.min.js`]: braintreeGoogleInBrowser,
  [`${braintree}/apple-pay.min.js`]: braintreeAppleInBrowser,
  'https://pay.google.com/gp/p/js/pay.js': googleInBrowser,
  'https://applepay.cdn-apple.com/jsapi/1.latest/apple-pay-sdk.js': appleInBrowser,
  'https://static-na.payments-amazon.com/checkout.js': amazonInBrowser,
  'https://checkout-sdk.sezzle.com/express_checkout.min.js': sezzleInBrowser,
};

/** Addresses outside of the shop that these tests answer. */
export const providerHosts =
  /^https:\/\/(www\.paypal\.com|js\.braintreegateway\.com|pay\.google\.com|applepay\.cdn-apple\.com|static-na\.payments-amazon\.com|payments\.amazon\.com|checkout-sdk\.sezzle\.com|[\w-]+\.convesiopay\.com)\//;

/** The providers for one page: an Apple device, and scripts that arrive or fail. */
export class Providers {
  /** Scripts that the page requested, in order, without their queries. */
  readonly asked: string[] = [];
  /** False makes every script fail to load. */
  areThere = true;

  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    const { page } = this;
    await page.addInitScript(`(${providerTools})();(${appleDeviceInBrowser})();`);
    for (const [address, double] of Object.entries(scripts)) {
      await page.route(
        (url) => `${url.origin}${url.pathname}` === address,
        async (route) => {
          this.asked.push(address);
          if (!this.areThere) return route.abort();
          await route.fulfill({ contentType: 'text/javascript', body: `(${double})();` });
        },
      );
    }
    await page.route('https://payments.amazon.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: amazonPage(route.request().url()) }),
    );
    await page.route(/^https:\/\/[\w-]+\.convesiopay\.com\//, (route) =>
      route.fulfill({
        json: convesiopayAnswer(new URL(route.request().url()), route.request().postData() ?? ''),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
  }
}

/** On the first visit the shopper chooses how to pay, on the second they agree to the amount. */
function amazonPage(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const link = (words: string, to: string | null, session = '') =>
    `<p><a href="${String(to).replaceAll('&', '&amp;')}${session && `&amp;amazonCheckoutSessionId=${session}`}">${words}</a></p>`;
  const back = searchParams.get('back');
  const isFirst = pathname === '/choose';
  return `<!doctype html><title>Amazon</title><h1>Amazon</h1>
    ${link(isFirst ? 'Use this card' : 'Pay', back, 'session_1')}
    ${isFirst ? link('Use an empty card', back, 'session_1_refused') : ''}
    ${link('Cancel', searchParams.get('cancel'))}`;
}

/** ConvesioPay's answers: the shop's settings, a session for Apple Pay, or its token for a wallet's token. */
function convesiopayAnswer({ hostname, pathname }: URL, body: string): object {
  if (pathname === '/v1/payment-methods') return { statementDescriptor: 'Boreal' };
  if (pathname === '/v1/applepay/session') return { merchantSessionIdentifier: 'session_1' };
  const isTokenAsked = pathname === '/v1/create-token' && /vault-(gpay|apay)/.test(hostname);
  return isTokenAsked ? { token: `cp_token${body.includes('_refused') ? '_refused' : ''}` } : {};
}

/** Switches on these gateways at the store; all others but the engine's own card are off. */
export async function announce(methods: Readonly<Record<string, object>>): Promise<void> {
  const off = ['paypal', 'klarna', 'google', 'apple', 'amazon', 'ideal', 'bancontact'];
  const none = Object.fromEntries([...off, 'paysafecard', 'quickpay'].map((id) => [id, null]));
  const answer = await fetch(`http://localhost:${serverPort + 1}/played/payments`, {
    method: 'PUT',
    body: JSON.stringify({ ...none, ...methods }),
  });
  if (!answer.ok) throw new Error(`The store answered ${answer.status}`);
}
